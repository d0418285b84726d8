// Words on Mythos cards: estimated widths, one-line texts that shrink, and the rules text.
import { COLOUR, element, escapeText, round } from './kit.ts';
import type { Attributes } from './kit.ts';
import { timingIcon, triggerIcon } from './mythos-marks.ts';
import type { MythosTiming, MythosTrigger } from './mythos-marks.ts';

/** One effect in words, with the signs before it. */
export type MythosEffectText = {
  readonly trigger?: MythosTrigger | undefined;
  readonly timing?: MythosTiming | undefined;
  readonly text: string;
};

const SANS = "system-ui, 'Source Sans 3', 'DejaVu Sans', sans-serif";

const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iIlj.,;:!|'’ ]/, 0.32],
  [/[ftr()[\]\-–]/, 0.41],
  [/[mwMW—…]/, 0.95],
  [/[A-ZÄÖÅÉÑ+]/, 0.7],
];
const USUAL_WIDTH = 0.61;

const characterWidth = (character: string): number =>
  CHARACTER_WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? USUAL_WIDTH;

/** Width in a humanist sans, estimated on the wide side, so that text never leaves its box. */
const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size;

/** Breaks a text into lines of at most `width`; the first line starts `indent` further in. */
function wrapText(text: string, width: number, size: number, indent: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  let room = width - indent;
  for (const word of text.split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textWidth(longer, size) > room) {
      lines.push(current);
      current = word;
      room = width;
    } else {
      current = longer;
    }
  }
  return current ? [...lines, current] : lines;
}

/** One line of type by the start of its baseline. */
export const textLine = (text: string, x: number, y: number, size: number, attributes: Attributes = {}): string =>
  element('text', { x, y, fontFamily: SANS, fontSize: size, fill: COLOUR.ink, ...attributes }, escapeText(text));

/** The size at which one line fits, at most `size`; `face` is how much wider the type is than a plain sans. */
export const fitted = (text: string, width: number, size: number, face = 1): number =>
  Math.min(size, round((size * width) / (textWidth(text, size) * face || 1)));

const TEXT_BOX = { x: 11, y: 111.5, width: 104, height: 34.5, maxLines: 4 } as const;
const TEXT_SIZES = [7.2, 6.6, 6.1, 5.6, 5.2, 4.9, 4.6] as const;
/** Last resort before cutting: five lines of small type. */
const SMALLEST = { size: 4.6, maxLines: 5 } as const;
const LEADING = 1.3;
const ICON_SIZE = 1.25;
const ICON_GAP = 2;

type Block = { readonly effect: MythosEffectText; readonly indent: number; readonly lines: readonly string[] };
type Setting = { readonly size: number; readonly blocks: readonly Block[] };

const setEffects = (effects: readonly MythosEffectText[], size: number): readonly Block[] =>
  effects.map((effect) => {
    const icons = (effect.trigger ? 1 : 0) + (effect.timing ? 1 : 0);
    const indent = icons ? icons * (size * ICON_SIZE + 1) + ICON_GAP : 0;
    return { effect, indent, lines: wrapText(effect.text, TEXT_BOX.width, size, indent) };
  });

const lineCount = (blocks: readonly Block[]): number => blocks.reduce((sum, block) => sum + block.lines.length, 0);

/** The largest type at which everything fits; at the smallest the rest is cut with an ellipsis. */
function chooseSetting(effects: readonly MythosEffectText[]): Setting {
  for (const size of TEXT_SIZES) {
    const blocks = setEffects(effects, size);
    const lines = lineCount(blocks);
    if (lines <= TEXT_BOX.maxLines && lines * size * LEADING <= TEXT_BOX.height) return { size, blocks };
  }
  const { size, maxLines } = SMALLEST;
  return { size, blocks: cutTo(setEffects(effects, size), maxLines) };
}

function cutTo(blocks: readonly Block[], limit: number): readonly Block[] {
  let left = limit;
  const kept: Block[] = [];
  for (const block of blocks) {
    if (left <= 0) break;
    const lines = block.lines.slice(0, left);
    left -= lines.length;
    const isCut = left <= 0 && (lines.length < block.lines.length || block !== blocks.at(-1));
    if (isCut) lines.push(`${(lines.pop() ?? '').replace(/\s+\S+$/, '')} …`);
    kept.push({ ...block, lines });
  }
  return kept;
}

function effectIcons({ trigger, timing }: MythosEffectText, baseline: number, size: number, colour: string): string {
  const side = size * ICON_SIZE;
  const top = baseline - size * 0.98;
  const second = trigger ? TEXT_BOX.x + side + 1 : TEXT_BOX.x;
  return (
    (trigger ? triggerIcon(trigger, TEXT_BOX.x, top, side, colour) : '') +
    (timing ? timingIcon(timing, second, top, side) : '')
  );
}

/** How the effects stand in the text box: the size of the type, the lines, and whether words had to be left out. */
export function rulesSetting(effects: readonly MythosEffectText[]): {
  readonly size: number;
  readonly lines: readonly string[];
  readonly isCut: boolean;
} {
  const { size, blocks } = chooseSetting(effects);
  const lines = blocks.flatMap((block) => block.lines);
  const whole = lineCount(setEffects(effects, size));
  return { size, lines, isCut: whole > lines.length };
}

/** The effects in the text box of a card; `colour` is that of the trigger tiles. */
export function rulesText(effects: readonly MythosEffectText[], colour: string): string {
  const { size, blocks } = chooseSetting(effects);
  const leading = size * LEADING;
  const total = lineCount(blocks) * leading;
  let y = TEXT_BOX.y + Math.max(0, (TEXT_BOX.height - total) / 2) + size;
  let content = '';
  for (const { effect, indent, lines } of blocks) {
    content += effectIcons(effect, y, size, colour);
    for (const [row, text] of lines.entries()) {
      content += textLine(text, TEXT_BOX.x + (row ? 0 : indent), y, size);
      y += leading;
    }
  }
  return content;
}
