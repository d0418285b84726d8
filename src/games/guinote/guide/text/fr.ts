// Le guide du guiñote en français; les mots du jeu restent en espagnol.

export const fr = {
  aim: {
    first: 'Gagne des plis qui comptent\u00a0: l’as vaut 11, le trois 10, le roi 4, le valet 3, le cavalier 2.',
    second:
      'Roi et valet d’une même couleur valent 20 de plus, 40 en atout\u00a0: annonce-les juste après un pli gagné.',
    third: 'Qui a 101 points gagne la partida, si au moins 30 viennent des cartes.',
  },
  chapters: { robo: 'Robo\u00a0: des cartes à piocher', arrastre: 'Arrastre\u00a0: les dernières cartes' },
  steps: {
    welcome:
      'Le guiñote se joue par plis\u00a0: chacun pose une carte, la meilleure prend les deux. La carte sous le talon, la pinta, donne la couleur d’atout\u00a0: ici, deniers.',
    values:
      'De la plus forte à la plus faible\u00a0: {as} 11 points, {tres} 10, {rey} 4, {sota} 3, {caballo} 2. Les 7, 6, 5, 4 et 2 ne valent rien.',
    firstTrick:
      'L’adversaire a entamé avec {lead}, qui vaut 10. Tant qu’il reste des cartes à piocher, tout est permis. Prends le pli\u00a0: joue {as}.',
    cante:
      'Le pli est à toi, 21 points, et chacun a pioché une carte. Tu as {rey} et {sota}\u00a0: annonce-les pour 20.',
    seven:
      'Tu as aussi {seven}, le sept d’atout. Après un pli gagné, tu peux l’échanger contre la pinta, {pinta}. Fais-le.',
    lead: 'Qui gagne un pli entame le suivant. Garde ce qui est bon\u00a0: entame avec {low}.',
    drawn:
      'L’adversaire l’a pris avec une carte plus haute de la couleur. Un atout aurait battu les deux. On continue ainsi jusqu’à la fin du talon.',
    noStock:
      'Le talon est vide\u00a0: c’est l’arrastre. Désormais il faut fournir la couleur, monter si tu peux, et couper si tu n’en as pas.',
    follow:
      '{lead} est entamé. Essaie {other}, puis {low}\u00a0: la table dit pourquoi c’est non. Tu as des coupes, dont une plus forte\u00a0: joue {as}.',
    yourLead: 'Ton pli, ton entame\u00a0: ce que tu veux. Entame avec {card}, qui ne vaut rien.',
    trump:
      'L’adversaire a gagné et entame avec {lead}. Tu n’as pas d’épées\u00a0: tu dois couper. Essaie d’abord {wrong} si tu veux, puis joue {trump}.',
    last: 'Le dernier pli vaut dix de plus, las diez de últimas. Entame avec ta dernière carte, {card}.',
    count:
      'On additionne cartes, annonces et dix de der. Tu dépasses 101\u00a0: la partida est à toi. Trois partidas font le coto. À toi de jouer\u00a0!',
  },
  quick: {
    order: { term: 'Ordre et points', text: 'Suivent 7, 6, 5, 4 et 2, qui ne valent rien.' },
    robo: { term: 'Robo', text: 'Joue ce que tu veux\u00a0; après chaque pli, chacun pioche une carte.' },
    arrastre: { term: 'Arrastre', text: 'Fournir, monter si possible, couper si l’on n’en a pas.' },
    cante: { term: 'Cante', text: 'Roi et valet d’une couleur après un pli gagné\u00a0: 20, en atout 40.' },
    seven: { term: 'Le sept', text: 'Le sept d’atout s’échange contre la pinta après un pli gagné.' },
    goal: { term: 'But', text: '101, dont 30 de cartes\u00a0; le dernier pli vaut 10 de plus.' },
  },
  disputes: {
    trumped: {
      claim: '«\u00a0L’entame est coupée, et j’ai la couleur.\u00a0»',
      answer:
        'Alors il suffit de fournir\u00a0: une carte de la couleur ne bat pas un atout, n’importe laquelle convient.',
    },
    partner: {
      claim: '«\u00a0Mon partenaire mène. Dois-je monter\u00a0?\u00a0»',
      answer: 'Non. Tu fournis, mais tu ne dois ni monter ni couper. Des tables plus strictes en décident autrement.',
    },
    lastDraw: {
      claim: '«\u00a0Puis-je échanger le sept avant la dernière pioche\u00a0?\u00a0»',
      answer: 'Oui, si ton camp a gagné le pli\u00a0: le jeu s’arrête là, et la pinta n’est piochée qu’ensuite.',
    },
  },
  examples: {
    beat: 'Atout deniers, le talon est vide. Quelle carte peux-tu jouer\u00a0?',
    trumped: 'Un adversaire a coupé l’entame. Quelle carte peux-tu jouer\u00a0?',
    partner: 'La carte de ton partenaire mène. Quelle carte peux-tu jouer\u00a0?',
  },
} as const;
