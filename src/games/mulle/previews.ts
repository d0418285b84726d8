// A move on its button: the card, what it does in figures, and what it scores.

import type { Preview, Rich } from '../../kernel/presentation.ts';
import { parse, type Action } from './actions.ts';
import { handValue, nameOf, tableValue } from './cards.ts';
import { gainOf, groupsIn } from './open-table.ts';
import { scene } from './scene.ts';
import type { MulleVoice } from './text/texts.ts';
import type { View } from './view.ts';

/** `3+4`, `5+2`, `build`: the groups of a way in figures, piles by their word. */
const made = ({ texts }: MulleVoice, way: string, view: View): readonly string[] =>
  groupsIn(way, scene(view)).map(({ chip }) => (chip === '' ? texts.previews.pile : chip));

const labelOf = (voice: MulleVoice, way: string, action: Action, view: View): string => {
  const { text } = voice;
  const { previews } = voice.texts;
  const step = tableValue(action.card);
  switch (action.type) {
    case 'take':
      return text(previews.take, { value: handValue(action.card), what: made(voice, way, view) });
    case 'build':
      return text(previews.build, { value: step + tableValue(action.on), sum: `${step}+${tableValue(action.on)}` });
    case 'rebuild': {
      const { on, to } = action;
      return text(previews.rebuild, { value: to, sum: to > on ? `${on}+${step}` : `${on}−${step}` });
    }
    case 'trotta':
    case 'discard': {
      const fed = view.table.some(({ build }) => build?.value === step && build.owner === view.viewer);
      if (fed) return text(previews.feed, { value: step });
      if (action.type === 'discard') return previews.discard;
      return text(previews.trotta, { value: step, what: made(voice, way, view) });
    }
  }
};

export const previewWords = (voice: MulleVoice, way: string, view: View): Preview => {
  const parsed = parse(way);
  if (!parsed.ok) return { label: [way], effect: '' };
  const { value: action } = parsed;
  const label: Rich = [{ card: nameOf(action.card) }, ` ${labelOf(voice, way, action, view)}`];
  if (action.type !== 'take') return { label, effect: '' };
  const gain = gainOf(action, view);
  const [mulles, tabbar] = [gain.mulles.length, gain.tabbar];
  const effect = voice.text(voice.texts.facts.side, { mulles, tabbar, both: mulles > 0 && tabbar > 0 });
  return effect === '' ? { label, effect } : { label, effect, good: true };
};
