// Die Anleitung zu HighNoon auf Deutsch.

export const de = {
  aim: {
    first: 'Zwei spielen gleichzeitig Patience, jeder mit einem eigenen Kartenspiel. Niemand wartet auf einen Zug.',
    second:
      'Die acht Stapel in der Mitte gehören beiden: Jeder wächst in einer Farbe vom Ass aufwärts, und eine Karte dort bringt ihren Wert in Punkten.',
    third: 'Wer alle Karten los ist, gewinnt sofort. Geht nichts mehr, gewinnt, wer mehr Karten abgelegt hat.',
  },
  chapters: { board: 'Deine Auslage', race: 'Das Rennen' },
  steps: {
    welcome:
      'Sieben Spalten und ein Stapel gehören dir, die acht Stapel in der Mitte euch beiden. Im Spiel spielt der Gegner gleichzeitig; hier hast du Zeit.',
    ace: 'Ein Ass eröffnet einen Stapel in der Mitte. Tippe auf {ace}, um es dort abzulegen.',
    columns:
      'In den Spalten geht es abwärts, immer um eins, Rot auf Schwarz und Schwarz auf Rot. {wrong} passt nicht auf {onto}: Zieh sie hin und sieh selbst. {card} passt: Leg sie dorthin.',
    turned: 'Die verdeckte Karte darunter wird aufgedeckt: {two}. Sie gehört auf das Ass in der Mitte.',
    empty:
      'Die erste Spalte ist jetzt leer. Dorthin darf nur ein König: Versuch ruhig {card}. Keiner liegt offen, also zieh eine Karte vom Stapel.',
    king: 'Da ist {king}. Leg ihn in die leere Spalte: Das schafft Platz.',
    boardDone:
      'Das ist deine Auslage: Deck Verdecktes auf und bring Karten in die Mitte. Ist der Stapel leer, wird der Abwurf umgedreht.',
    rival: 'Jetzt gibt es einen Gegner. Wer zuerst kommt, kommt zuerst: Leg {ace} vom Abwurf ab.',
    theirs: 'Der Gegner hat {ace} abgelegt. Dieser Punkt gehört ihm, aber die Pik-Zwei darf jeder von euch legen.',
    draw: 'Für deine Herzen fehlt {three}. Zieh.',
    three: 'Da ist sie. Leg {three} ab: drei Punkte.',
    end: 'War jemand schneller, kommt deine Karte zurück, und du erfährst, um wie viele Millisekunden. Jetzt kannst du loslegen!',
  },
  quick: {
    aces: { term: 'Mitte', text: 'Acht Stapel für beide, jeder in einer Farbe vom Ass aufwärts.' },
    columns: { term: 'Spalten', text: 'Abwärts um eins, Farben im Wechsel; auch ganze Folgen wandern.' },
    kings: { term: 'Leer', text: 'In eine leere Spalte darf nur ein König.' },
    stock: { term: 'Stapel', text: 'Zieh, wann du willst; ist er leer, wird der Abwurf umgedreht.' },
    points: { term: 'Punkte', text: 'Eine Karte in der Mitte bringt ihren Wert dem, der sie legt.' },
    end: { term: 'Ende', text: 'Ohne Karten gewinnst du sofort; geht nichts mehr, zählen abgelegte Karten.' },
  },
  disputes: {
    first: {
      claim: '„Auf meinem Bildschirm war ich zuerst.“',
      answer:
        'Es zählt, in welcher Reihenfolge die Züge am Tisch ankommen. Die Karte kommt zurück, und du erfährst, um wie viel.',
    },
    which: {
      claim: '„Ich wollte auf den anderen Stapel der Farbe.“',
      answer:
        'Passen beide, geht die Karte auf den höheren, bei gleicher Höhe auf den mit der kleineren Nummer. Worauf du zeigst, ist nur ein Hinweis.',
    },
    empty: {
      claim: '„Darf in eine leere Spalte jede Karte?“',
      answer: 'Nur ein König mit allem, was auf ihm liegt. Eine Option des Tisches erlaubt jede Karte.',
    },
  },
  examples: { column: 'Deine Spalten 2 bis 7; Spalte 1 ist leer. Was geht?' },
} as const;
