// Le guide de HighNoon en français.

export const fr = {
  aim: {
    first: 'Deux joueurs font une réussite en même temps, chacun avec son jeu de cartes. Personne n’attend son tour.',
    second:
      'Les huit bases du milieu sont à tous deux\u00a0: chacune monte dans une couleur à partir de l’as, et une carte posée là rapporte sa valeur.',
    third: 'Qui n’a plus de cartes gagne aussitôt. Si plus rien ne va, gagne qui en a posé le plus.',
  },
  chapters: { board: 'Ton tableau', race: 'La course' },
  steps: {
    welcome:
      'Sept colonnes et une pioche sont à toi, les huit bases du milieu à vous deux. En partie, l’adversaire joue en même temps\u00a0; ici, prends ton temps.',
    ace: 'Un as ouvre une base au milieu. Touche {ace} pour le poser.',
    columns:
      'Dans les colonnes, on descend d’un cran, rouge sur noir et noir sur rouge. {wrong} ne va pas sur {onto}\u00a0: glisse-la et vois. {card} y va\u00a0: pose-la.',
    turned: 'La carte cachée dessous se retourne\u00a0: {two}. Elle va sur l’as du milieu.',
    empty:
      'La première colonne est vide. Seul un roi peut y aller\u00a0: essaie {card} si tu veux. Aucun n’est visible, alors pioche une carte.',
    king: 'Voilà {king}. Pose-le dans la colonne vide\u00a0: cela fait de la place.',
    boardDone:
      'Voilà ton tableau\u00a0: retourne ce qui est caché et porte des cartes au milieu. Quand la pioche est vide, on retourne la défausse.',
    rival: 'Maintenant il y a un adversaire. Le premier arrivé passe\u00a0: pose {ace} depuis la défausse.',
    theirs: 'L’adversaire a posé {ace}. Ce point est à lui, mais le deux de pique est à qui le posera.',
    draw: 'Il te faut {three} pour tes cœurs. Pioche.',
    three: 'Le voilà. Pose {three}\u00a0: trois points.',
    end: 'Si quelqu’un a été plus rapide, ta carte revient et on te dit de combien de millisecondes. En piste\u00a0!',
  },
  quick: {
    aces: { term: 'Milieu', text: 'Huit bases pour tous deux, chacune dans une couleur à partir de l’as.' },
    columns: {
      term: 'Colonnes',
      text: 'En descendant d’un cran, couleurs alternées\u00a0; les suites se déplacent aussi.',
    },
    kings: { term: 'Vide', text: 'Dans une colonne vide, seulement un roi.' },
    stock: { term: 'Pioche', text: 'Pioche quand tu veux\u00a0; vide, on retourne la défausse.' },
    points: { term: 'Points', text: 'Une carte au milieu rapporte sa valeur à qui la pose.' },
    end: { term: 'Fin', text: 'Sans cartes tu gagnes aussitôt\u00a0; si tout est bloqué, le plus de cartes posées.' },
  },
  disputes: {
    first: {
      claim: '«\u00a0Sur mon écran, j’étais le premier.\u00a0»',
      answer: 'C’est l’ordre d’arrivée à la table qui compte. La carte revient et on te dit de combien.',
    },
    which: {
      claim: '«\u00a0Je voulais l’autre base de la couleur.\u00a0»',
      answer:
        'Si les deux conviennent, la carte va sur la plus haute\u00a0; à égalité, sur celle au plus petit numéro. Celle que tu montres n’est qu’une indication.',
    },
    empty: {
      claim: '«\u00a0N’importe quelle carte peut-elle aller dans un vide\u00a0?\u00a0»',
      answer: 'Seulement un roi, avec ce qu’il porte. Une option de la table permet toute carte.',
    },
  },
  examples: { column: 'Tes colonnes 2 à 7\u00a0; la colonne 1 est vide. Que peut-on faire\u00a0?' },
} as const;
