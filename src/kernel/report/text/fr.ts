// L’analyse d’un coup en français. `\u00a0` : espace insécable devant la ponctuation double.

import type { Translation } from '../../text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Analyse du coup',
  phase: 'Phase du jeu\u00a0: {phase}',
  player: 'Joueur\u00a0: {who}',
  move: 'Coup\u00a0: {move}',
  legal: 'Permis\u00a0: {legal, select, true {OUI} other {NON}}',
  checks: 'Contrôles',
  check:
    '{check}\u00a0: {result, select, pass {respecté} fail {enfreint} other {sans objet}}{clause, select, none {} other { ({clause})}}. {why}',
  refusal: '{title}. {text}',
  violations: 'Fautes',
  violation: '{clause}\u00a0: {why}',
  noViolations: 'Aucune',
  alternatives: 'Coups permis\u00a0: {moves, list}',
  moreAlternatives: 'Coups permis\u00a0: {moves, list} et {n, plural, one {# autre} other {# autres}}',
  noAlternatives: 'Coups permis\u00a0: aucun',
  verification: 'Vérification de la position',
  finding: '{finding}\u00a0: {ok, select, true {juste} other {faux}}',
  findingWith: '{finding}\u00a0: {ok, select, true {juste} other {faux}} ({details})',
};
