// The words of tables on this device in French.

export const fr = {
  openedHere: 'Il n’y a pas de connexion\u00a0: cette partie se joue sur ton appareil.',
  unkept:
    'Cette partie ne peut pas être enregistrée\u00a0: l’appareil est plein ou le navigateur ne le permet pas. Elle sera perdue quand tu fermeras la page.',
  missing:
    'Les parties jouées sur un appareil ne sont gardées que là. Le navigateur a peut-être supprimé celle-ci, ou elle a été jouée sur un autre appareil.',
  deleted: 'Le navigateur a supprimé les parties gardées sur cet appareil.',
  offlineOnly: 'Pas de connexion\u00a0: contre des bots et sur un même appareil, tu peux jouer quand même.',
  turnOf: '{name}, c’est à toi',
  takeDevice: 'Prends l’appareil. Quand personne d’autre ne regarde, montre tes cartes.',
  show: 'Je suis {name}\u00a0: montrer mes cartes',
  mayAct: '{name} a peut-être quelque chose à annoncer.',
  handOver: 'Passer l’appareil',
  hereSeat: 'Sur cet appareil',
  nameOf: 'Nom du joueur {n}',
  playerN: 'Joueur {n}',
  noRaceHere: 'Dans ce jeu, les deux jouent en même temps\u00a0: il faut un appareil chacun.',
  newVersion: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
} as const;
