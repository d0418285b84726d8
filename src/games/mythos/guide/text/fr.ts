// Le guide de Mythos en français.

export const fr = {
  aim: {
    first: 'Quatre manches, chacune avec une nouvelle mission qui vaut 1, 2, 3 puis 4 points.',
    second:
      'Envoie-y des personnages, visibles ou cachés, et paie en chakra. La plus grande puissance gagne la mission.',
    third: 'Après la manche 4, le plus de points gagne\u00a0; à égalité, qui a l’Edge.',
  },
  chapters: { power: 'La puissance gagne', hidden: 'Personnages cachés' },
  steps: {
    welcome:
      'À chaque manche une mission est révélée. C’est D, qui vaut 1 point. Qui y a le plus de puissance à la fin de la manche la gagne.',
    chakra:
      'Le chakra paie ce que tu fais\u00a0: 5 par manche, et un de plus par personnage à toi en jeu. On agit à tour de rôle, une action chacun.',
    play: '{card} coûte 3 et a 4 de puissance. Choisis la carte, puis la mission D, visible.',
    dear: 'L’adversaire a caché quelqu’un pour 1 de chakra. Il t’en reste 2\u00a0: trop peu pour {dear}, essaie. {card} coûte 1\u00a0: joue-le.',
    pass: '{rival} a été révélé et a volé du chakra\u00a0: certains effets n’agissent qu’alors. Tu mènes 6 à 2. Passe\u00a0: le premier à passer prend l’Edge, qui départage.',
    won: 'Deux passes finissent la manche. La mission est à toi, un point. La suivante apporte mission, chakra et deux cartes.',
    hide: 'Tout personnage peut être joué caché pour 1 de chakra\u00a0: pas encore de puissance, mais nul ne sait qui c’est. Cache {card} en mission C.',
    upgrade:
      'L’adversaire a 4 là-bas. Un camp ne peut avoir deux fois un nom sur une mission\u00a0: {card} à côté de {scout} est refusé. Améliore, pour la différence de 3.',
    reveal:
      'L’adversaire a passé. Révèle {card} pour son coût moins 1\u00a0: son AMBUSH vole du chakra, et sa puissance compte.',
    last: 'Tu mènes largement en C. Passe, et la manche est finie.',
    end: 'Deux points de plus. Ainsi pendant quatre manches\u00a0; les dernières missions valent plus. Les cartes disent ce qu’elles font. À toi de jouer\u00a0!',
  },
  quick: {
    round: {
      term: 'Manche',
      text: 'Nouvelle mission, 5 de chakra et 1 par personnage à toi\u00a0; deux cartes dès la manche 2.',
    },
    play: { term: 'Jouer', text: 'Un personnage visible sur une mission révélée, pour son coût\u00a0: MAIN agit.' },
    hide: { term: 'Cacher', text: 'Tout personnage, pour 1. Révélé pour son coût moins 1\u00a0: AMBUSH agit.' },
    upgrade: { term: 'Améliorer', text: 'Une carte plus chère du même nom en remplace une, pour la différence.' },
    jutsu: { term: 'Jutsu', text: 'Joué une fois, avec un personnage visible à toi.' },
    pass: { term: 'Passer', text: 'Le premier à passer prend l’Edge\u00a0; deux passes de suite finissent la manche.' },
    win: {
      term: 'Gagner',
      text: 'Plus de puissance gagne la mission, l’Edge départage. Le plus de points après la manche 4.',
    },
  },
  disputes: {
    tie: { claim: '«\u00a05 à 5. À qui la mission\u00a0?\u00a0»', answer: 'À qui a l’Edge. À 0 à 0, à personne.' },
    hidden: {
      claim: '«\u00a0Mon personnage caché a 5 de puissance.\u00a0»',
      answer: 'Pas tant qu’il est caché\u00a0: il n’a alors ni puissance ni effets. Révèle-le à temps.',
    },
    pass: {
      claim: '«\u00a0Tu as passé, tu ne peux plus rien faire.\u00a0»',
      answer:
        'Passer n’est pas définitif\u00a0: si l’autre agit, les deux continuent. Seules deux passes de suite finissent la phase.',
    },
  },
  examples: { play: 'Tu as 3 de chakra, et Kaito — Scout est en mission D. Qu’est-ce qui est permis\u00a0?' },
} as const;
