// Die Anleitung zu Mulle auf Deutsch; die Wörter des Spiels bleiben schwedisch.

export const de = {
  aim: {
    first:
      'Nimm mit einer Handkarte Karten vom Tisch: solche, die zusammen ihren Wert ergeben, oder Bauten mit diesem Wert.',
    second: 'Es gibt zwei Kartenspiele: Eine Karte zusammen mit ihrem Zwilling ist eine Mulle und zählt ihren Wert.',
    third: 'Bleibt der Tisch leer, ist das eine Tabbe, 1 Punkt. Nach zwei Omgångar gewinnt die höhere Summe.',
  },
  chapters: { captures: 'Karten nehmen', builds: 'Bauten' },
  steps: {
    welcome:
      'Du spielst jedes Mal eine Karte: Sie nimmt Karten vom Tisch, wird zu einem Bau oder wird abgelegt. Ein Ass zählt 1, Bube 11, Dame 12, König 13.',
    sum: 'Deine {card} nimmt Karten, die zusammen 7 ergeben. {wrong} allein reicht nicht; {three} und {four} schon. Wähle {card}, dann nimm.',
    twin: 'Du hast {card}, und der Zwilling liegt auf dem Tisch. Zusammen sind sie eine Mulle: neun Punkte. Nimm sie.',
    discard:
      'Auf dem Tisch passt jetzt nichts zu {card}, also darfst du sie ablegen. Tu das. Eine Karte, die etwas nehmen kann, darf nicht abgelegt werden.',
    capturesDone: 'Nimmst du so, dass der Tisch leer ist, ist das eine Tabbe, ein Punkt mehr. Jetzt zu den Bauten.',
    build:
      'Du kannst etwas vorbereiten. Bau {five} auf {three}: zusammen 8, und du behältst {eight} dafür. Ohne Karte dafür kein Bau: {eight} auf {three} geht nicht.',
    owner:
      'Der Bau gehört dir. Solange er liegt, darfst du nichts ablegen, und {eight} ist für ihn reserviert. Versuch {six}, dann nimm den Bau mit {eight}.',
    specials:
      'Manche Karten sind auf der Hand mehr wert: {ace} und jedes Ass 14, {two} 15, {ten} 16. Sie nehmen nur Bauten mit diesem Wert.',
    end: 'Pik, Asse und {ten} zählen für den Bonus: das Doppelte von dem, was du über 20 hast. Das genügt. Jetzt kannst du spielen!',
  },
  quick: {
    order: {
      term: 'Auf der Hand',
      text: 'Sonderkarten nehmen nur Bauten mit ihrem Wert; auf dem Tisch zählt ein Ass 1.',
    },
    take: { term: 'Nehmen', text: 'Bauten vom Wert der Karte und Gruppen, die ihn ergeben: alles, was geht.' },
    build: { term: 'Bauen', text: 'Leg eine Karte auf eine andere und behalte eine, die so viel wert ist.' },
    discard: { term: 'Ablegen', text: 'Nur ohne eigenen Bau, und wenn die Karte nichts nehmen kann.' },
    mulle: { term: 'Mulle', text: 'Eine Karte mit ihrem Zwilling: ihr Wert in Punkten.' },
    tabbe: { term: 'Tabbe', text: 'Nehmen, sodass der Tisch leer ist: 1 Punkt.' },
    bonus: { term: 'Bonus', text: 'Das Doppelte von dem, was du über 20 hast, in Pik, Assen und ♦10.' },
  },
  disputes: {
    all: {
      claim: '„Ich wollte nur die Vier und die Drei.“',
      answer: 'Man muss so viel nehmen, wie geht: Was auch noch aufgeht, und jeder Bau mit diesem Wert, kommt mit.',
    },
    twin: {
      claim: '„Darf ich nicht mehr als den Zwilling nehmen?“',
      answer: 'Nein: Liegt der Zwilling lose da, nimmt die Karte ihn und sonst nichts.',
    },
    special: {
      claim: '„Da liegt ein Ass. Warum kann ich es nicht mit einem Ass nehmen?“',
      answer: 'Auf der Hand ist ein Ass 14 wert, und Sonderkarten nehmen nie lose Karten, nur Bauten mit ihrem Wert.',
    },
  },
  examples: {
    take: 'Was davon darf man nehmen?',
    build: 'Du hast diese Karten. Welcher Bau ist erlaubt?',
  },
} as const;
