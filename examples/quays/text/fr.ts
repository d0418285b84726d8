// Three Quays in French; `\u00a0` keeps a colon on the line of its word.

import type { Translation } from '../../../src/kernel/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  name: 'Trois Quais',
  blurb: 'Amarre tes bateaux, caches-en un dans la brume et domine les quais.',
  card: '{fleet} {n}',
  fleets: { S: 'Soleil', M: 'Lune' },
  quays: { A: 'Quai aux Poissons', B: 'Quai aux Bois', C: 'Quai aux Épices' },
  ranks: { 0: 'mousse', 1: 'second', 2: 'capitaine' },
  actions: { moor: '{card} → {quay}', fog: '{card} → {quay}, dans la brume', sail: 'Prendre la mer' },
  previews: {
    moor: '{quay}',
    fog: '{quay}, dans la brume',
    effect: '{mine} contre {theirs}{inFog, select, true { et la brume} other {}}',
  },
  lanes: {
    all: 'Quais',
    open: '{n, plural, one {# point} other {# points}}',
    nobody: '{n, plural, one {# point} other {# points}} · à personne',
    yours: '{n, plural, one {# point} other {# points}} · à toi',
    theirs: '{n, plural, one {# point} other {# points}} · {who}',
  },
  events: {
    dealt: 'Marée {tide}. Commence\u00a0: {who}.',
    moored: '{who}\u00a0: {card} → {quay}',
    fogged: '{who}\u00a0: un bateau dans la brume → {quay}',
    foggedOwn: '{who}\u00a0: {card} dans la brume → {quay}',
    lifted: '{quay}, sorti de la brume\u00a0: {card} ({who})',
    paid: '{quay}\u00a0: {who}, {high} contre {low}',
    unpaid: '{quay}\u00a0: personne, {high} contre {low}',
    sailed: 'En mer\u00a0: {who}',
  },
  refusals: {
    'match-finished': ['Partie terminée', 'Cette partie est finie\u00a0: commences-en une autre.'],
    'not-your-turn': ['Pas ton tour', 'Attends que l’autre ait amarré un bateau.'],
    'card-not-in-hand': ['Pas ton bateau', 'Tu n’as pas {card}.'],
    'no-berth': ['Plus de place', 'Tes trois places sont prises ({quay}). Choisis un autre quai.'],
    'no-fog': [
      'Plus de brume',
      '{n, plural, =0 {Il n’y a pas de brume dans cette partie} one {Tu peux cacher # bateau par marée dans la brume} other {Tu peux cacher # bateaux par marée dans la brume}}. Amarre celui-ci à découvert.',
    ],
    'boats-left': [
      'Pas encore',
      'Il reste {n, plural, one {# bateau} other {# bateaux}} à amarrer avant de prendre la mer.',
    ],
    sailed: ['Déjà en mer', 'Tu as pris la mer. La marée suivante vient quand l’autre l’aura prise aussi.'],
    'tide-over': ['La marée est finie', 'Tous les bateaux sont amarrés. Prends la mer pour la marée suivante.'],
  },
  zones: { ownHand: 'Ta main', hand: 'Main\u00a0: {who}', quay: '{letter} {quay}\u00a0: {who}', sea: 'Au large' },
  facts: {
    tide: 'Marée {n}',
    fog: 'Brume\u00a0: {n}',
    fogOf: 'Brume, {who}\u00a0: {n}',
    sailed: 'en mer',
    sailedOf: 'En mer\u00a0: {who}',
    paid: 'La brume s’est levée',
  },
  outcome: {
    points: 'Victoire\u00a0: {who}, {n} à {other}.',
    draw: 'Égalité à {n} points.',
    conceded: 'Abandon\u00a0: {loser}. Victoire\u00a0: {who}.',
  },
  options: {
    preset: 'Règles',
    'preset.standard': 'Normales',
    'preset.quick': 'Rapide',
    'preset.foggy': 'Brumeux',
    target: 'Points pour gagner',
    'target.21': '21 points',
    'target.12': '12 points',
    fog: 'Bateaux dans la brume',
    'fog.1': '1 par marée',
    'fog.2': '2 par marée',
    'fog.0': 'aucun',
    convoy: 'Bonus de convoi',
    'convoy.3': '3',
    'convoy.0': 'aucun',
  },
};
