// Die Anleitung zu Guiñote auf Deutsch; die Wörter des Spiels bleiben spanisch.

export const de = {
  aim: {
    first: 'Hol Stiche mit Punkten: Ass zählt 11, Drei 10, König 4, Bube 3, Reiter 2.',
    second: 'König und Bube einer Farbe bringen 20 mehr, in Trumpf 40: Melde sie gleich nach einem gewonnenen Stich.',
    third: 'Wer 101 Punkte hat, gewinnt die Partida, wenn mindestens 30 davon aus Karten stammen.',
  },
  chapters: { robo: 'Robo: Karten zum Ziehen', arrastre: 'Arrastre: die letzten Karten' },
  steps: {
    welcome:
      'Guiñote wird in Stichen gespielt: Jeder legt eine Karte, die bessere nimmt beide. Die Karte unter dem Talon, die Pinta, bestimmt die Trumpffarbe: hier Münzen.',
    values:
      'Von oben nach unten: {as} 11 Punkte, {tres} 10, {rey} 4, {sota} 3, {caballo} 2. 7, 6, 5, 4 und 2 zählen nichts.',
    firstTrick:
      'Der Gegner hat {lead} ausgespielt, 10 Punkte. Solange es Karten zu ziehen gibt, darfst du alles spielen. Hol den Stich: Spiel {as}.',
    cante:
      'Der Stich gehört dir, 21 Punkte, und beide haben eine Karte gezogen. Du hast {rey} und {sota}: Melde sie für 20.',
    seven:
      'Du hast auch {seven}, die Sieben in Trumpf. Nach einem gewonnenen Stich darfst du sie gegen die Pinta tauschen, {pinta}. Tu das.',
    lead: 'Wer einen Stich gewinnt, spielt zum nächsten aus. Behalte das Gute: Spiel {low} aus.',
    drawn:
      'Diesen Stich hat der Gegner mit einer höheren Karte der Farbe geholt. Ein Trumpf hätte beide geschlagen. So geht es weiter, bis der Talon leer ist.',
    noStock:
      'Jetzt ist der Talon leer: Arrastre. Ab hier herrscht Zwang: Farbe bedienen, überstechen, wenn du kannst, und stechen, wenn du die Farbe nicht hast.',
    follow:
      '{lead} liegt. Versuch {other}, dann {low}: Der Tisch sagt, warum es nicht geht. Du hast Kelche, und eine Karte, die höher ist: Spiel {as}.',
    yourLead: 'Dein Stich, dein Ausspiel: was du willst. Spiel {card} aus, das zählt nichts.',
    trump:
      'Der Gegner hat gewonnen und spielt {lead} aus. Du hast keine Schwerter und musst stechen. Versuch ruhig erst {wrong}, dann spiel {trump}.',
    last: 'Der letzte Stich zählt zehn mehr, las diez de últimas. Spiel deine letzte Karte aus, {card}.',
    count:
      'Karten, Cantes und die letzten zehn werden zusammengezählt. Du hast mehr als 101: Die Partida gehört dir. Drei Partidas gewinnen den Coto. Jetzt kannst du spielen!',
  },
  quick: {
    order: { term: 'Rang und Punkte', text: 'Es folgen 7, 6, 5, 4 und 2, die nichts zählen.' },
    robo: { term: 'Robo', text: 'Spiel, was du willst; nach jedem Stich ziehen alle eine Karte.' },
    arrastre: { term: 'Arrastre', text: 'Bedienen, überstechen, wenn möglich, sonst Trumpf.' },
    cante: { term: 'Cante', text: 'König und Bube einer Farbe nach einem gewonnenen Stich: 20, in Trumpf 40.' },
    seven: {
      term: 'Die Sieben',
      text: 'Die Trumpfsieben darf nach einem gewonnenen Stich gegen die Pinta getauscht werden.',
    },
    goal: { term: 'Ziel', text: '101, davon 30 aus Karten; der letzte Stich zählt 10 mehr.' },
  },
  disputes: {
    trumped: {
      claim: '„Das Ausspiel ist gestochen, und ich habe die Farbe.“',
      answer: 'Dann genügt Bedienen: Mit der Farbe schlägt man keinen Trumpf, also tut es jede Karte davon.',
    },
    partner: {
      claim: '„Mein Partner liegt vorn. Muss ich überstechen?“',
      answer: 'Nein. Du bedienst, musst aber weder überstechen noch trumpfen. Strengere Tische sehen das anders.',
    },
    lastDraw: {
      claim: '„Darf ich vor dem letzten Ziehen die Sieben tauschen?“',
      answer:
        'Ja, wenn deine Seite den Stich gewonnen hat: Dort hält das Spiel an, und die Pinta wird erst danach gezogen.',
    },
  },
  examples: {
    beat: 'Trumpf sind Münzen, der Talon ist leer. Welche Karte darfst du spielen?',
    trumped: 'Ein Gegner hat das Ausspiel gestochen. Welche Karte darfst du spielen?',
    partner: 'Die Karte deines Partners liegt vorn. Welche Karte darfst du spielen?',
  },
} as const;
