// What the front page shows of each game, made at build time: its name and sentence in every language, how many can play, and its cover as a file.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { BUILDERS as Builders, Games, GUIDES as Guides } from '../../src/games/index.ts';
import type { GameModule, Language } from '../../src/kernel/presentation.ts';
import { formatterIn, type IntlLike } from '../../src/kernel/text.ts';
import type { Front, FrontWords } from '../../src/web/fronts.ts';
import { playerCounts, presetValues, seatsOf } from '../../src/web/setup.ts';
import { kindOf, type Kind } from '../../src/web/table/kind.ts';

/** A picture that is to become a file. */
interface Cover {
  readonly file: string;
  readonly svg: string;
}

/** All that the front page needs, and the pictures that it shows. */
export interface Fronts {
  readonly fronts: readonly Front[];
  readonly words: { readonly [language: string]: { readonly [game: string]: FrontWords } };
  readonly covers: readonly Cover[];
}

const coverOf = async ({ presentation }: GameModule, language: Language): Promise<Cover | undefined> => {
  const deck = await (presentation.coverDeck ?? presentation.deck)();
  const words = presentation.words(language, undefined, formatterIn(Intl as unknown as IntlLike, language));
  const sheet = words.sheet?.(presentation.cover);
  // In full where the picture is all there is to see; small where it has words too fine to read there.
  const context = { compact: words.sheet !== undefined, language, sheet };
  const svg = deck.face(words.short?.(presentation.cover) ?? presentation.cover, context);
  if (svg === undefined) return undefined;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { file: `assets/cover-${hash}.svg`, svg };
};

/** What lies on a table of the game before anything is dealt. */
const tableKind = ({ game, deckTools, presentation }: GameModule): Kind => {
  const options = presetValues(game, game.options.preset);
  const loadouts = deckTools?.loadouts(options, []);
  const start = game.setup(options, loadouts?.ok === true ? loadouts.value : []);
  return kindOf(presentation.scene(game.view(start, 0)), presentation.openTable !== undefined);
};

const frontOf = async (id: string, module: GameModule, guides: object, builders: object): Promise<Front> => ({
  id,
  counts: playerCounts(module.game),
  players: seatsOf(module.game, {}),
  choosesPlayers: Object.hasOwn(module.game.options.fields, 'players'),
  bringsDecks: module.deckTools !== undefined,
  buildsDecks: Object.hasOwn(builders, id),
  teaches: Object.hasOwn(guides, id),
  kind: tableKind(module),
  shape: (await (module.presentation.coverDeck ?? module.presentation.deck)()).shape,
});

/** `guides` and `builders` are those of the games that have one. */
export const makeFronts = async (
  games: Games,
  languages: readonly Language[],
  guides: object = {},
  builders: object = {},
): Promise<Fronts> => {
  const modules = await Promise.all(Object.entries(games).map(async ([id, load]) => [id, await load()] as const));
  const covers = new Map<string, Cover>();
  const words: { [language: string]: { [game: string]: FrontWords } } = {};
  for (const language of languages) {
    const spoken: { [game: string]: FrontWords } = (words[language] = {});
    for (const [id, module] of modules) {
      const { name, blurb } = module.presentation.words(language);
      const cover = await coverOf(module, language);
      if (cover !== undefined) covers.set(cover.file, cover);
      spoken[id] = { name, blurb, cover: cover === undefined ? null : `/${cover.file}` };
    }
  }
  return {
    fronts: await Promise.all(modules.map((each) => frontOf(...each, guides, builders))),
    words,
    covers: [...covers.values()],
  };
};

/** The games of the registry below a folder: imported when the page is built, so that the page needs none of them to begin with. */
export const registryFronts = async (src: string, languages: readonly Language[]): Promise<Fronts> => {
  const { GAMES, GUIDES, BUILDERS } = (await import(pathToFileURL(join(src, 'games', 'index.ts')).href)) as {
    readonly GAMES: Games;
    readonly GUIDES: typeof Guides;
    readonly BUILDERS: typeof Builders;
  };
  return makeFronts(GAMES, languages, GUIDES, BUILDERS);
};

const fileOf = (src: string): string => join(src, 'web', 'fronts.ts');

/** For the packs of words (words.ts): the page's own bring what is said of the games. */
export const frontWordsCode =
  (src: string, { words }: Fronts) =>
  (part: string, language: string): string =>
    part === 'page'
      ? `import { FRONT_WORDS } from ${JSON.stringify(fileOf(src))};\nFRONT_WORDS.${language} = ${JSON.stringify(words[language])};`
      : '';

/** Writes `src/web/fronts.ts` anew and puts the covers beside the page's other files. */
export const frontPages = (src: string, { fronts, covers }: Fronts): Plugin => {
  const file = fileOf(src);
  return {
    name: 'baize-fronts',
    enforce: 'pre',
    load: (id) =>
      id === file ? `export const FRONTS = ${JSON.stringify(fronts)};\nexport const FRONT_WORDS = {};` : null,
    generateBundle() {
      for (const { file: fileName, svg } of covers) this.emitFile({ type: 'asset', fileName, source: svg });
    },
  };
};
