// Die Anleitung zu Mythos auf Deutsch.

export const de = {
  aim: {
    first: 'Vier Runden mit je einer neuen Mission, die 1, 2, 3 und 4 Punkte wert ist.',
    second: 'Schick Figuren hin, offen oder verdeckt, und bezahl mit Chakra. Die größere Kraft gewinnt die Mission.',
    third: 'Nach Runde 4 gewinnt, wer mehr Punkte hat; bei Gleichstand, wer den Edge hat.',
  },
  chapters: { power: 'Kraft gewinnt Missionen', hidden: 'Verdeckte Figuren' },
  steps: {
    welcome:
      'In jeder Runde wird eine Mission aufgedeckt. Jetzt ist es D, 1 Punkt wert. Wer dort am Ende der Runde mehr Kraft hat, gewinnt sie.',
    chakra:
      'Mit Chakra bezahlst du: 5 in jeder Runde, und eins mehr für jede deiner Figuren im Spiel. Ihr handelt abwechselnd, je eine Aktion.',
    play: '{card} kostet 3 und hat Kraft 4. Wähle die Karte, dann Mission D, offen.',
    dear: 'Der Gegner hat für 1 Chakra jemanden versteckt. Dir bleiben 2: zu wenig für {dear}, versuch es. {card} kostet 1: Spiel das.',
    pass: '{rival} wurde aufgedeckt und hat Chakra gestohlen: Manches wirkt nur dann. Du führst 6 zu 2. Passe: Wer zuerst passt, nimmt den Edge, der bei Gleichstand entscheidet.',
    won: 'Zwei Pässe beenden die Runde. Die Mission gehört dir, ein Punkt. Eine neue Runde bringt Mission, Chakra und zwei Karten.',
    hide: 'Jede Figur kann für 1 Chakra verdeckt gespielt werden: noch ohne Kraft, aber niemand weiß, wer es ist. Spiel {card} verdeckt auf Mission C.',
    upgrade:
      'Der Gegner hat dort 4. Eine Seite darf auf einer Mission keinen Namen zweimal haben: {card} neben {scout} geht nicht. Werte stattdessen auf, für die Differenz von 3.',
    reveal:
      'Der Gegner hat gepasst. Deck {card} auf, für die Kosten weniger 1: AMBUSH stiehlt Chakra, und die Kraft zählt.',
    last: 'Auf C liegst du weit vorn. Passe, dann ist die Runde vorbei.',
    end: 'Zwei Punkte mehr. So geht es vier Runden lang; spätere Missionen sind mehr wert. Die Karten sagen, was sie tun. Jetzt kannst du spielen!',
  },
  quick: {
    round: { term: 'Runde', text: 'Neue Mission, 5 Chakra und 1 je eigener Figur; ab Runde 2 zwei Karten.' },
    play: { term: 'Spielen', text: 'Eine Figur offen auf eine aufgedeckte Mission, für ihre Kosten: MAIN wirkt.' },
    hide: { term: 'Verdecken', text: 'Jede Figur für 1. Aufgedeckt für ihre Kosten weniger 1: AMBUSH wirkt.' },
    upgrade: { term: 'Aufwerten', text: 'Eine teurere Karte gleichen Namens ersetzt eine andere, für die Differenz.' },
    jutsu: { term: 'Jutsu', text: 'Einmal gespielt, mit einer eigenen offenen Figur.' },
    pass: { term: 'Passen', text: 'Wer zuerst passt, nimmt den Edge; zwei Pässe nacheinander beenden die Runde.' },
    win: {
      term: 'Gewinnen',
      text: 'Mehr Kraft gewinnt die Mission, der Edge bei Gleichstand. Meiste Punkte nach Runde 4.',
    },
  },
  disputes: {
    tie: { claim: '„Es steht 5 zu 5. Wer bekommt die Mission?“', answer: 'Wer den Edge hat. Bei 0 zu 0 niemand.' },
    hidden: {
      claim: '„Meine verdeckte Figur hat Kraft 5.“',
      answer: 'Nicht, solange sie verdeckt ist: Dann hat sie weder Kraft noch Effekte. Deck sie rechtzeitig auf.',
    },
    pass: {
      claim: '„Du hast gepasst und darfst nichts mehr tun.“',
      answer:
        'Passen ist nicht endgültig: Handelt der andere, geht es für beide weiter. Erst zwei Pässe nacheinander beenden die Phase.',
    },
  },
  examples: { play: 'Du hast 3 Chakra, und Kaito — Scout ist auf Mission D. Was ist erlaubt?' },
} as const;
