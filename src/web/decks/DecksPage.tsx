// The page where decks are built, drafted, and custom cards are looked at. Everything of it is loaded when somebody goes there.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BUILDERS } from '../../games/index.ts';
import type { DeckBuilder } from '../../kernel/deck-builder.ts';
import type { GameModule } from '../../kernel/presentation.ts';
import { CardArtContext, deckShape } from '../CardView.tsx';
import { deckOf, loadGame } from '../games.ts';
import { InsteadOfPage, useLoaded } from '../loading.tsx';
import { decksPath, follow } from '../router.ts';
import { Site } from '../Site.tsx';
import { loadWords, wordsOf } from '../text/index.ts';
import { poolArt } from './art.ts';
import { BuilderContext } from './context.ts';
import { DeckPanel, type Opens } from './DeckPanel.tsx';
import { DecksSheet } from './DecksSheet.tsx';
import './decks.css';
import { DraftPage } from './DraftPage.tsx';
import { takeLink } from './link.ts';
import { openModel, type BuilderModel } from './model.ts';
import { SetPage } from './SetPage.tsx';
import { CardSheetView, HandsSheet, ShareSheet, TextSheet } from './Sheets.tsx';
import { Shelf } from './Shelf.tsx';
import { decksText } from './text/index.ts';

interface Loaded {
  readonly module: GameModule;
  readonly builder: DeckBuilder;
}

const load = async (game: string): Promise<Loaded | 'none'> => {
  const coming = Object.hasOwn(BUILDERS, game) ? BUILDERS[game] : undefined;
  const rules = loadGame(game);
  if (rules === undefined || coming === undefined) return 'none';
  const [module, builder] = await Promise.all([rules, coming(), loadWords('decks'), loadWords(`${game}-builder`)]);
  return { module, builder };
};

export const DecksPage = ({ game, part }: { readonly game: string; readonly part: string }): VNode => {
  const loaded = useLoaded(() => load(game), game);
  if (typeof loaded !== 'object') return <InsteadOfPage why={loaded} />;
  if (!Object.hasOwn(TITLES, part)) return <InsteadOfPage why="none" />;
  return <Part {...loaded} part={part} />;
};

const TITLES = { '': 'decks', draft: 'draft', cards: 'ownCards' } as const;

const Part = ({ module, builder, part }: Loaded & { readonly part: string }): VNode => {
  const model = useMemo(() => openModel(module, builder), [module, builder]);
  const name = wordsOf(module.presentation).name;
  const title = decksText.value[TITLES[part as keyof typeof TITLES]];
  useEffect(() => {
    document.title = `${name}: ${title} · Baize`;
  });
  const { deck } = { deck: deckOf(module.presentation) };
  return (
    <BuilderContext.Provider value={model}>
      <CardArtContext.Provider value={poolArt(module, model.byId.value)}>
        <Site />
        <main class={`page decks-page ${part === '' ? 'building' : part}`} {...deckShape(deck)}>
          <nav class="decks-nav" aria-label={name}>
            {Object.entries(TITLES).map(([to, key]) => (
              <a
                key={to}
                href={decksPath(module.game.id, to)}
                aria-current={to === part ? 'page' : undefined}
                data-testid={`decks-${to === '' ? 'build' : to}`}
                onClick={follow}
              >
                {decksText.value[key]}
              </a>
            ))}
          </nav>
          {part === 'draft' ? <DraftPage /> : part === 'cards' ? <SetPage /> : <Build model={model} name={name} />}
        </main>
      </CardArtContext.Provider>
    </BuilderContext.Provider>
  );
};

const Build = ({ model, name }: { readonly model: BuilderModel; readonly name: string }): VNode => {
  const opened = useSignal<Opens | undefined>(undefined);
  const zoomed = useSignal<string | undefined>(undefined);
  const view = useSignal<'deck' | 'shelf'>('deck');
  useEffect(() => {
    const take = (): void => {
      if (!location.hash.startsWith('#deck=')) return;
      model.trouble.value = takeLink(model, location.hash.slice(1));
      // The deck is kept now: coming back must not bring it again.
      if (model.trouble.value === '') history.replaceState(null, '', location.pathname);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  const close = (): void => void (opened.value = undefined);
  const zoom = (id: string): void => void (zoomed.value = id);
  const show = (what: 'deck' | 'shelf'): void => {
    view.value = what;
    scrollTo(0, 0);
  };
  const [count] = model.review.value.counts;
  return (
    <>
      <h1 class="visually-hidden">
        {name}: {decksText.value.decks}
      </h1>
      <div class="build" data-view={view.value}>
        <div class="left">
          <Shelf onZoom={zoom} />
          <div class="deck-acts only-phone">
            <button type="button" class="btn primary grow" data-testid="back-to-deck" onClick={() => show('deck')}>
              {decksText.value.backToDeck}
              <span class="num">{count?.text}</span>
            </button>
          </div>
        </div>
        <DeckPanel onOpen={(what) => (opened.value = what)} onZoom={zoom} onShelf={() => show('shelf')} />
      </div>
      <p class="visually-hidden" aria-live="polite" data-testid="said">
        {model.said.value}
      </p>
      {opened.value === 'decks' ? <DecksSheet onClose={close} /> : null}
      {opened.value === 'text' ? <TextSheet onClose={close} /> : null}
      {opened.value === 'share' ? <ShareSheet onClose={close} /> : null}
      {opened.value === 'hands' ? <HandsSheet onClose={close} /> : null}
      {zoomed.value === undefined ? null : (
        <CardSheetView id={zoomed.value} onClose={() => (zoomed.value = undefined)} />
      )}
    </>
  );
};
