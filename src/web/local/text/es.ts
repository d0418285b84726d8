// The words of tables on this device in Spanish.

export const es = {
  openedHere: 'No hay conexión, así que esta partida se juega en tu dispositivo.',
  unkept:
    'Esta partida no se puede guardar: el dispositivo está lleno o el navegador no lo permite. Se perderá al cerrar la página.',
  missing:
    'Las partidas jugadas en un dispositivo se guardan solo en él. Puede que el navegador haya borrado esta, o que se jugara en otro dispositivo.',
  deleted: 'El navegador ha borrado las partidas guardadas en este dispositivo.',
  offlineOnly: 'Sin conexión: contra bots y en un mismo dispositivo puedes jugar igualmente.',
  turnOf: '{name}, te toca',
  takeDevice: 'Toma el dispositivo. Cuando nadie más mire, enseña tus cartas.',
  show: 'Soy {name}: enseñar mis cartas',
  mayAct: '{name} quizá tenga algo que decir ahora.',
  handOver: 'Pasar el dispositivo',
  hereSeat: 'En este dispositivo',
  nameOf: 'Nombre del jugador {n}',
  playerN: 'Jugador {n}',
  noRaceHere: 'En este juego los dos juegan a la vez, así que cada uno necesita su dispositivo.',
  newVersion: 'Hay una versión nueva lista.',
  reload: 'Recargar',
  later: 'Más tarde',
} as const;
