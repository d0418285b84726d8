// A move on its button: the card, what it does in figures, and what it scores.

import type { Preview, Rich } from '../../kernel/presentation.ts';
import { parse, type Action, type Take } from './actions.ts';
import { handValue, nameOf, tableValue } from './cards.ts';
import { gainOf, groupsIn } from './open-table.ts';
import { scene } from './scene.ts';
import type { MulleVoice } from './text/texts.ts';
import type { View } from './view.ts';

/** `3+4`, `5+2`, `build`: the groups of a way in figures, piles by their word. */
const made = ({ texts }: MulleVoice, way: string, view: View): readonly string[] =>
  groupsIn(way, scene(view)).map(({ chip }) => (chip === '' ? texts.previews.pile : chip));

/** A single card or build is named, sums are told in figures. */
const takeLabel = (voice: MulleVoice, way: string, action: Take, view: View): Rich => {
  const { say, texts } = voice;
  const { card, cards, build } = action;
  const [only] = cards;
  if (cards.length === 1 && build === 0 && only !== undefined)
    return say(texts.previews.takeOne, { what: { card: nameOf(only) } });
  if (cards.length === 0) return say(texts.previews.takeOne, { what: say(texts.build, { value: build }) });
  return say(texts.previews.take, { value: handValue(card), what: made(voice, way, view) });
};

const labelOf = (voice: MulleVoice, way: string, action: Exclude<Action, Take>, view: View): string => {
  const { text } = voice;
  const { previews } = voice.texts;
  const step = tableValue(action.card);
  switch (action.type) {
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
  const card = { card: nameOf(action.card) };
  if (action.type !== 'take') return { label: [card, ` ${labelOf(voice, way, action, view)}`], effect: '' };
  const label = [card, ' ', ...takeLabel(voice, way, action, view)];
  const gain = gainOf(action, view);
  const [mulles, tabbar] = [gain.mulles.length, gain.tabbar];
  const effect = voice.text(voice.texts.facts.side, { mulles, tabbar, both: mulles > 0 && tabbar > 0 });
  return effect === '' ? { label, effect } : { label, effect, good: true };
};
