// A rule book as people read it: the aim, a quick card, contents, search, and the clauses with what belongs to them.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Guide } from '../../kernel/guide.ts';
import type { GameModule, Words } from '../../kernel/presentation.ts';
import { CardArtContext, deckShape, LyingCard } from '../CardView.tsx';
import { deckOf, loadGame } from '../games.ts';
import { Aim } from '../learn/Goal.tsx';
import { guideWordsOf, loadGuide } from '../learn/guides.ts';
import { Sign } from '../learn/Sign.tsx';
import { learnText } from '../learn/text/index.ts';
import { follow, go, learnPath, rulesPath } from '../router.ts';
import { RulesText, rulesSource } from '../RulesText.tsx';
import { Segments } from '../Segments.tsx';
import { presetNote } from '../setup.ts';
import { fill, loadWords, wordsOf } from '../text/index.ts';
import { notesIn } from './clause-notes.tsx';
import { chaptersOf, findIn } from './finding.ts';
import '../styles/book.css';

interface Loaded {
  readonly module: GameModule;
  readonly guide: Guide | undefined;
}

const load = async (game: string): Promise<Loaded | undefined> => {
  const [module, guide] = await Promise.all([loadGame(game), loadGuide(game), loadWords('learn')]);
  return module === undefined ? undefined : { module, guide };
};

interface Props {
  readonly game: string;
  readonly clause: string;
}

/** The text alone until the rules have come, and where they can't be had. */
export const Book = ({ game, clause }: Props): VNode => {
  const loaded = useSignal<Loaded | undefined>(undefined);
  useEffect(() => {
    load(game).then(
      (found) => (loaded.value = found),
      () => undefined,
    );
  }, [game]);
  return loaded.value === undefined ? (
    <RulesText game={game} clause={clause} />
  ) : (
    <WholeBook {...loaded.value} clause={clause} />
  );
};

const QuickCard = ({ guide }: { readonly guide: Guide }): VNode => {
  const { quick } = guideWordsOf(guide);
  const { order } = guide.book;
  const about = quick.find(({ key }) => key === 'order');
  return (
    <section class="quick" aria-label={learnText.value.quickCard}>
      <h2>{about?.term ?? learnText.value.quickCard}</h2>
      {order.length === 0 ? null : (
        <ul class="order">
          {order.map(({ card, value }) => (
            <li key={card}>
              <LyingCard id={card} compact />
              <b class="num">{value}</b>
            </li>
          ))}
        </ul>
      )}
      {about === undefined ? null : <p class="small muted">{about.text}</p>}
      <dl>
        {quick
          .filter(({ key }) => key !== 'order')
          .map(({ key, term, text: said }) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

const Search = ({
  game,
  guide,
  words,
  source,
}: {
  readonly game: string;
  readonly guide: Guide | undefined;
  readonly words: Words;
  readonly source: string;
}): VNode => {
  const asked = useSignal('');
  const found = findIn(source, asked.value, words, guide?.book.refusals);
  const t = learnText.value;
  return (
    <search class="find">
      <input
        type="search"
        class="field"
        aria-label={t.search}
        placeholder={t.searchHelp}
        data-testid="search-rules"
        value={asked.value}
        onInput={(event) => (asked.value = event.currentTarget.value)}
      />
      <p class="visually-hidden" role="status">
        {asked.value.trim().length < 2 ? '' : fill(t.found, { n: found.length })}
      </p>
      {asked.value.trim().length < 2 ? null : (
        <ul class="found" data-testid="found">
          {found.length === 0 ? <li class="muted">{fill(t.found, { n: 0 })}</li> : null}
          {found.map(({ clause, text: said, code }) => (
            <li key={`${clause} ${code}`}>
              <a href={rulesPath(game, clause)} onClick={follow}>
                <b>{clause}</b> {code === undefined ? null : <code>{code}</code>} <span>{said}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};

const Contents = ({ game, source }: { readonly game: string; readonly source: string }): VNode => {
  const chapters = chaptersOf(source);
  return (
    <>
      <nav class="toc" aria-label={learnText.value.contents}>
        {chapters.map(({ id, title }) => (
          <a key={id} href={rulesPath(game, id)} onClick={follow}>
            {title}
          </a>
        ))}
      </nav>
      <label class="jump">
        <span class="muted">{learnText.value.goTo}</span>
        <select value="" data-testid="go-to" onChange={(event) => go(rulesPath(game, event.currentTarget.value))}>
          <option value="" hidden />
          {chapters.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};

const WholeBook = ({ module, guide, clause }: Loaded & { readonly clause: string }): VNode => {
  const { game, presentation } = module;
  const words = wordsOf(presentation);
  const presets = Object.keys(game.options.presets);
  const preset = useSignal(game.options.preset);
  const source = rulesSource(game.id) ?? '';
  const told = guide && guideWordsOf(guide);
  const t = learnText.value;
  return (
    <CardArtContext.Provider value={{ deck: deckOf(presentation), words }}>
      <div class="whole-book" {...deckShape(deckOf(presentation))}>
        <header class="book-head">
          <h2>{words.name}</h2>
          {guide === undefined ? null : <Aim guide={guide} />}
          <div class="book-tools">
            {presets.length < 2 ? null : (
              <div class="variant">
                <Segments
                  id="variant"
                  label={t.variant}
                  values={presets}
                  value={preset.value}
                  nameOf={(each) => words.option('preset', each)}
                  onChoose={(chosen) => (preset.value = chosen)}
                />
                <p class="small muted">{presetNote(words, preset.value)}</p>
              </div>
            )}
            <span class="grow" />
            {guide === undefined ? null : (
              <a class="btn" href={learnPath(game.id)} data-testid="book-lesson" onClick={follow}>
                {t.lessonLink}
              </a>
            )}
            <button type="button" class="btn icon" aria-label={t.print} title={t.print} onClick={() => print()}>
              <Sign name="print" />
            </button>
          </div>
          <Search game={game.id} guide={guide} words={words} source={source} />
        </header>
        <Contents game={game.id} source={source} />
        {guide === undefined ? null : <QuickCard guide={guide} />}
        <RulesText
          game={game.id}
          clause={clause}
          notesOf={notesIn({ module, guide, told, words, preset: preset.value, source })}
        />
      </div>
    </CardArtContext.Provider>
  );
};
