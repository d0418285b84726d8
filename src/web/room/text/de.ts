// Was über die Leute an einem Tisch und zwischen Partien gesagt wird, auf Deutsch.

import type { Translation } from '../../../kernel/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  playAgain: 'Noch einmal spielen',
  wantsAgain: '{name} möchte noch einmal spielen.',
  youWantAgain: 'Du möchtest noch einmal spielen.',
  waitingFor: 'Es fehlt noch: {names, list}.',
  notThisTime: 'Diesmal nicht',
  again: { comes: 'spielt noch einmal', stays: 'diesmal nicht', thinks: 'noch keine Antwort', left: 'ist gegangen' },
  whoAgain: 'Wer noch einmal spielt',
  opening: 'Der nächste Tisch wird geöffnet …',
  nextOpen: 'Die nächste Partie findet an einem anderen Tisch statt.',
  goThere: 'Zur nächsten Partie',
  watchThere: 'Der nächsten Partie zusehen',
  cannotOpen: 'Der nächste Tisch konnte nicht geöffnet werden. Versuch es gleich noch einmal.',
  ask: { undo: 'Um Rücknahme deines Zugs bitten', pause: 'Um eine Pause bitten', resume: 'Weiterspielen' },
  pauseNow: 'Pause',
  asks: {
    undo: '{name} möchte den letzten Zug zurücknehmen.',
    pause: '{name} bittet um eine Pause.',
    resume: '{name} möchte weiterspielen.',
  },
  asked: {
    undo: 'Du hast gebeten, deinen Zug zurückzunehmen.',
    pause: 'Du hast um eine Pause gebeten.',
    resume: 'Du möchtest weiterspielen.',
  },
  agree: 'Einverstanden',
  refuse: 'Nein',
  withdraw: 'Zurückziehen',
  paused: 'Pause: Niemand spielt, keine Uhr läuft.',
  agreed: {
    undo: 'Einverstanden: Der Zug ist zurückgenommen.',
    pause: 'Einverstanden: Die Partie macht Pause.',
    resume: 'Die Partie geht weiter.',
    rematch: 'Einverstanden: Alle spielen noch einmal.',
  },
  refusedBy: '{name}: nein.',
  withdrawnBy: '{name} bittet nicht mehr darum.',
  lapsed: 'Darum wird nicht mehr gebeten.',
};
