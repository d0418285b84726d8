// Draws ahead: the cover of Mythos, and contact sheets of its set to be looked at. node tools/mythos-sheets.ts [folder for the sheets]

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { PICTURED } from '../src/art/long-dusk/pictures.ts';
import { mythosCardSvg, mythosCoverSvg, type MythosCardData } from '../src/art/mythos.ts';
import { presentation } from '../src/games/mythos/presentation.ts';
import { CHROMIUM, findProgram, thisMachine } from './programs.ts';

/** A sheet: which cards, how wide in pixels, how many in a row. */
interface Sheet {
  readonly name: string;
  readonly cards: readonly MythosCardData[];
  readonly width: number;
  readonly columns: number;
  readonly compact: boolean;
}

const words = (id: string): string => id.replaceAll('_', ' ');

/** What the card says in English; a picture whose card the set does not have stands in a frame with its names alone. */
const dataOf = ({ id, kind, faction }: (typeof PICTURED)[number]): MythosCardData => {
  const sheet = presentation.words('en').sheet?.(id);
  if (sheet?.art !== undefined) return sheet.art as unknown as MythosCardData;
  const [name = '', title = kind] = id.split('/');
  const common = { id, faction, name: words(name), title: words(title), base: name };
  if (kind === 'mission') return { ...common, kind, rank: '?', points: 0 };
  return kind === 'jutsu' ? { ...common, kind, cost: 0 } : { ...common, kind, cost: 0, power: 0 };
};

const cards = PICTURED.map(dataOf);
const FULL = { width: 180, columns: 10, compact: false } as const;
const SHEETS: readonly Sheet[] = [
  { name: 'mythos-lantern-tide', cards: cards.slice(0, 40), ...FULL },
  { name: 'mythos-kite-forge', cards: cards.slice(40, 80), ...FULL },
  { name: 'mythos-others', cards: cards.slice(80), ...FULL },
  { name: 'mythos-60px', cards, width: 60, columns: 20, compact: true },
];

const GAP = 3;

const pageOf = ({ cards: shown, width, compact }: Sheet): string => {
  const images = shown.map((card) => {
    const address = `data:image/svg+xml,${encodeURIComponent(mythosCardSvg(card, { compact }))}`;
    return `<img style="margin:${GAP}px" width="${width}" src="${address}">`;
  });
  return `<body style="margin:${GAP}px;background:#2f5d50;line-height:0">${images.join('')}</body>`;
};

const ROOT = dirname(import.meta.dirname);
const COVER_FILE = join(ROOT, 'src', 'art', 'decks', 'mythos-cover.ts');

const cover = PICTURED.find(({ id }) => id === presentation.cover);
if (cover === undefined) throw new Error(`the cover, ${presentation.cover}, has no picture`);
writeFileSync(
  COVER_FILE,
  `// The cover of Mythos for the front page, drawn ahead by tools/mythos-sheets.ts, so that only a table loads the art of the set.

const COVER =
  '${mythosCoverSvg(cover.id, cover.faction)}';

/** A deck of the one card. */
export const mythosCoverDeck = { id: 'mythos-cover', shape: 'french', face: () => COVER, back: () => COVER } as const;
`,
);

const folder = process.argv[2] ?? join(ROOT, 'docs', 'screens');
const browserPath = findProgram(CHROMIUM, thisMachine());
if (!browserPath.ok) {
  process.stderr.write(`${browserPath.error}\n`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath.value, args: ['--no-sandbox', '--disable-gpu'] });
for (const sheet of SHEETS) {
  const width = (sheet.width + 2 * GAP) * sheet.columns + 2 * GAP;
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  await page.setContent(pageOf(sheet));
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  await page.screenshot({ path: join(folder, `${sheet.name}.png`), fullPage: true });
  await page.close();
  process.stdout.write(`${sheet.name}.png: ${sheet.cards.length} cards\n`);
}
await browser.close();
