// Le guide du guiñote en français; les mots du jeu restent en espagnol.

export const fr = {
  aim: {
    first: 'Gagne des plis qui comptent : l’as vaut 11, le tres 10, le rey 4, la sota 3, le caballo 2.',
    second: 'Rey et sota d’une même couleur valent 20 de plus, 40 en atout : annonce-les juste après un pli gagné.',
    third: 'Qui a 101 points gagne la partida, si au moins 30 viennent des cartes.',
  },
  chapters: { robo: 'Robo : des cartes à piocher', arrastre: 'Arrastre : les dernières cartes' },
  steps: {
    welcome:
      'Le guiñote se joue par plis : chacun pose une carte, la meilleure prend les deux. La carte sous le talon, la pinta, donne la couleur d’atout : ici, oros.',
    values:
      'De la plus forte à la plus faible : {as} 11 points, {tres} 10, {rey} 4, {sota} 3, {caballo} 2. Les 7, 6, 5, 4 et 2 ne valent rien.',
    firstTrick:
      'L’adversaire a entamé avec {lead}, qui vaut 10. Tant qu’il reste des cartes à piocher, tout est permis. Prends le pli : joue {as}.',
    cante: 'Le pli est à toi, 21 points, et chacun a pioché une carte. Tu as {rey} et {sota} : annonce-les pour 20.',
    seven:
      'Tu as aussi {seven}, le sept d’atout. Après un pli gagné, tu peux l’échanger contre la pinta, {pinta}. Fais-le.',
    lead: 'Qui gagne un pli entame le suivant. Garde ce qui est bon : entame avec {low}.',
    drawn:
      'L’adversaire l’a pris avec une carte plus haute de la couleur. Un atout aurait battu les deux. On continue ainsi jusqu’à la fin du talon.',
    noStock:
      'Le talon est vide : c’est l’arrastre. Désormais il faut fournir la couleur, monter si tu peux, et couper si tu n’en as pas.',
    follow:
      '{lead} est entamé. Essaie {other}, puis {low} : la table dit pourquoi c’est non. Tu as des copas, dont une plus forte : joue {as}.',
    yourLead: 'Ton pli, ton entame : ce que tu veux. Entame avec {card}, qui ne vaut rien.',
    trump:
      'L’adversaire a gagné et entame avec {lead}. Tu n’as pas d’espadas : tu dois couper. Essaie d’abord {wrong} si tu veux, puis joue {trump}.',
    last: 'Le dernier pli vaut dix de plus, las diez de últimas. Entame avec ta dernière carte, {card}.',
    count:
      'On additionne cartes, annonces et dix de der. Tu dépasses 101 : la partida est à toi. Trois partidas font le coto. À toi de jouer !',
  },
} as const;
