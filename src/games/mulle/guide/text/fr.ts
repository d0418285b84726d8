// Le guide de mulle en français; les mots du jeu restent en suédois.

export const fr = {
  aim: {
    first:
      'Prends des cartes de la table avec une carte de ta main\u00a0: celles dont la somme fait sa valeur, ou des piles de cette valeur.',
    second: 'Il y a deux jeux de cartes\u00a0: prendre une carte avec sa jumelle est une mulle, qui vaut son chiffre.',
    third: 'Vider la table est une tabbe, 1 point. Après deux omgångar, le plus grand total gagne.',
  },
  chapters: { captures: 'Prendre des cartes', builds: 'Les piles' },
  steps: {
    welcome:
      'À chaque tour tu joues une carte\u00a0: elle prend des cartes de la table, forme une pile ou se pose. L’as compte 1, le valet 11, la dame 12, le roi 13.',
    sum: 'Ton {card} prend des cartes qui font 7. {wrong} seul ne suffit pas\u00a0; {three} et {four}, si. Choisis {card}, puis prends.',
    twin: 'Tu as {card}, et sa jumelle est sur la table. Ensemble, c’est une mulle\u00a0: neuf points. Prends-la.',
    discard:
      'Rien sur la table ne va avec {card}, tu peux donc la poser. Fais-le. Une carte qui peut prendre ne se pose pas.',
    capturesDone: 'Si tu vides la table en prenant, c’est une tabbe, un point de plus. Passons aux piles.',
    build:
      'Tu peux préparer une prise. Bâtis {five} sur {three}\u00a0: cela fait 8, et tu gardes {eight} pour la prendre. Sans carte pour elle, pas de pile\u00a0: {eight} sur {three} est refusé.',
    owner:
      'La pile est à toi. Tant qu’elle est là, tu ne peux pas poser de carte, et {eight} lui est réservé. Essaie {six}, puis prends la pile avec {eight}.',
    specials:
      'Certaines cartes valent plus en main\u00a0: {ace} et tout as 14, {two} 15, {ten} 16. Elles ne prennent que des piles de cette valeur.',
    end: 'Piques, as et {ten} comptent pour la prime\u00a0: le double de ce que tu as au-dessus de 20. Tu sais tout. À toi de jouer\u00a0!',
  },
  quick: {
    order: {
      term: 'En main',
      text: 'Les spéciales ne prennent que des piles de leur valeur\u00a0; sur la table un as compte 1.',
    },
    take: {
      term: 'Prendre',
      text: 'Les piles de la valeur de la carte et les groupes qui la font\u00a0: tout ce que tu peux.',
    },
    build: { term: 'Bâtir', text: 'Pose une carte sur une autre et garde une carte qui vaut la somme.' },
    discard: { term: 'Poser', text: 'Seulement sans pile à toi, et si la carte ne peut rien prendre.' },
    mulle: { term: 'Mulle', text: 'Une carte prise avec sa jumelle\u00a0: son chiffre en points.' },
    tabbe: { term: 'Tabbe', text: 'Une prise qui vide la table\u00a0: 1 point.' },
    bonus: { term: 'Prime', text: 'Le double de ce que tu as au-dessus de 20 en piques, as et ♦10.' },
  },
  disputes: {
    all: {
      claim: '«\u00a0Je ne voulais que le quatre et le trois.\u00a0»',
      answer:
        'Il faut prendre le plus possible\u00a0: ce qui tombe juste aussi, et toute pile de cette valeur, vient avec.',
    },
    twin: {
      claim: '«\u00a0Je ne peux pas prendre plus que la jumelle\u00a0?\u00a0»',
      answer: 'Non\u00a0: si la jumelle est libre, la carte prend celle-là et rien d’autre.',
    },
    special: {
      claim: '«\u00a0Il y a un as. Pourquoi ne pas le prendre avec un as\u00a0?\u00a0»',
      answer:
        'En main un as vaut 14, et les spéciales ne prennent jamais de carte libre, seulement des piles de leur valeur.',
    },
  },
  examples: {
    take: 'Lesquelles de ces prises sont permises\u00a0?',
    build: 'Tu as ces cartes. Quelle pile est permise\u00a0?',
  },
} as const;
