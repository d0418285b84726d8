// The draft: one card of three, again and again, until there is a deck; then it is played.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PoolCard } from '../../kernel/deck-builder.ts';
import { CardArtContext, CardFace } from '../CardView.tsx';
import { rememberChoice } from '../deck.ts';
import { Icon } from '../Icon.tsx';
import { decksPath, go, tablePath } from '../router.ts';
import { fill, format, language } from '../text/index.ts';
import { poolArt } from './art.ts';
import { useBuilder } from './context.ts';
import { draftSeed, keepDraft, keptDraft, type KeptDraft } from './drafting.ts';
import { keptSets } from './kept.ts';
import type { BuilderModel } from './model.ts';
import { playWith } from './playing.ts';
import { decksText } from './text/index.ts';

/** The table that the draft is for, if any: it stands behind the address. */
const tableInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('table') ?? '';

interface Drafting {
  readonly model: BuilderModel;
  readonly draft: KeptDraft;
  /** The text of its cards, where they are not the game's own. */
  readonly set: string | undefined;
  readonly byId: ReadonlyMap<string, PoolCard>;
}

/** The cards that are drafted, which need not be those of the deck that is open. */
const useCards = ({ builder }: BuilderModel, set: string | undefined): ReadonlyMap<string, PoolCard> =>
  useMemo(() => {
    const pool = builder.pool({ language: language.value, format: format.value, set });
    return new Map(pool?.cards.map((card) => [card.id, card]));
  }, [language.value, set]);

/** What was picked so far and what comes with it, in a few lines. */
const Picked = ({ model, draft, set, byId }: Drafting): VNode => {
  const t = decksText.value;
  const counts = new Map<string, number>();
  for (const id of draft.picked) counts.set(id, (counts.get(id) ?? 0) + 1);
  const cost = (id: string): number => byId.get(id)?.sheet.cost ?? 0;
  const ids = [...counts.keys()].toSorted((a, b) => cost(a) - cost(b));
  return (
    <div class="picked">
      <section aria-label={t.given}>
        <h2 class="sub">{t.given}</h2>
        <ul>
          {model.builder.draft.given(set, draft.seed).map((id) => (
            <li key={id}>{byId.get(id)?.name ?? id}</li>
          ))}
        </ul>
      </section>
      <section aria-label={t.picked} data-testid="picked">
        <h2 class="sub">{t.picked}</h2>
        {ids.length === 0 ? <p class="muted">{t.nothingPicked}</p> : null}
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <span class="num">{counts.get(id)} ×</span> {byId.get(id)?.name ?? id}{' '}
              <span class="muted num">({cost(id)})</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

const Offer = (
  props: Drafting & { readonly onPick: (id: string) => void; readonly onAgain: (() => void) | undefined },
): VNode => {
  const { model, draft, set, byId, onPick, onAgain } = props;
  const t = decksText.value;
  const { picks, offer } = model.builder.draft;
  const offered = offer(set, draft.seed, draft.picked);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever picks by keyboard or hears the page is told what comes next.
    if (draft.picked.length > 0) head.current?.focus({ preventScroll: true });
  }, [draft.picked.length]);
  return (
    <>
      <h1 ref={head} tabIndex={-1} data-testid="pick-number">
        {fill(t.pickOf, { n: draft.picked.length + 1, of: picks })}
      </h1>
      <progress max={picks} value={draft.picked.length} aria-label={t.picked} />
      <ul class="offer" data-testid="offer">
        {offered.map((id) => {
          const sheet = byId.get(id)?.sheet;
          const have = draft.picked.filter((each) => each === id).length;
          return (
            <li key={id}>
              <button type="button" class="offered" data-card={id} data-testid="take" onClick={() => onPick(id)}>
                <span class="card" aria-hidden="true">
                  <CardFace id={id} />
                </span>
                <span class="offer-text">
                  <b>{byId.get(id)?.name ?? id}</b>
                  <span class="muted">{sheet?.summary}</span>
                  {sheet?.lines.map(({ head: sign, text: line }) => (
                    <span key={sign + line}>
                      <b>{sign}</b> {line}
                    </span>
                  ))}
                  {have === 0 ? null : <span class="chip">{fill(t.haveOne, { n: have })}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Picked model={model} draft={draft} set={set} byId={byId} />
      {onAgain === undefined ? null : (
        <button type="button" class="btn quiet" data-testid="draft-anew" onClick={onAgain}>
          {t.draftAnew}
        </button>
      )}
    </>
  );
};

const Done = (props: Drafting & { readonly table: string; readonly onAgain: () => void }): VNode => {
  const { model, draft, set, byId, table, onAgain } = props;
  const t = decksText.value;
  const busy = useSignal(false);
  const trouble = useSignal('');
  const deck = model.builder.draft.deck(set, draft.seed, draft.picked);
  const list = model.builder.write(deck, set);
  const bring = (): void => rememberChoice(model.game, { named: null, list, set: table === '' ? (set ?? '') : '' });
  const start = async (how: { readonly opponents?: readonly null[]; readonly botDeck?: string }): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    bring();
    trouble.value = await playWith(model.game, { deck: list, ...(set === undefined ? {} : { set }), ...how });
    busy.value = false;
  };
  const keep = (): void => {
    const own = draft.set === undefined ? null : (keptSets(model.game).find(({ hash }) => hash === draft.set) ?? null);
    model.begin(t.draftedDeck, deck, own);
    go(decksPath(model.game));
  };
  return (
    <>
      <h1 data-testid="drafted">{t.draftDone}</h1>
      {trouble.value === '' ? null : (
        <p class="alert" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="sheet-acts">
        {table === '' ? (
          <>
            <button
              type="button"
              class="btn primary"
              data-testid="draft-bot"
              aria-busy={busy.value}
              onClick={() => void start({ botDeck: 'drafted' })}
            >
              <Icon name="bot" />
              {t.playBot}
            </button>
            <button
              type="button"
              class="btn"
              data-testid="draft-friend"
              onClick={() => void start({ opponents: [null] })}
            >
              <Icon name="link" />
              {t.playFriend}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="btn primary"
            data-testid="to-table"
            onClick={() => {
              bring();
              go(tablePath(table));
            }}
          >
            {t.toTable}
          </button>
        )}
        <button type="button" class="btn" data-testid="keep-draft" onClick={keep}>
          {t.keepDeck}
        </button>
        {table === '' ? (
          <button type="button" class="btn quiet" data-testid="draft-again" onClick={onAgain}>
            {t.draftAgain}
          </button>
        ) : null}
      </div>
      <Picked model={model} draft={draft} set={set} byId={byId} />
    </>
  );
};

export const DraftPage = (): VNode => {
  const model = useBuilder();
  const t = decksText.value;
  const table = tableInAddress();
  const draft = useSignal<KeptDraft | undefined>(keptDraft(model.game, table));
  const sets = keptSets(model.game);
  const cards = useSignal(table === '' ? (model.set.value?.hash ?? '') : '');
  const save = (next: KeptDraft | undefined): void => {
    keepDraft(model.game, table, next);
    draft.value = next;
  };
  const current = draft.value;
  const used = sets.find(({ hash }) => hash === current?.set);
  const byId = useCards(model, used?.text);
  const isLost = current?.set !== undefined && used === undefined;
  if (current === undefined || isLost) {
    const begin = (): void => {
      const set = sets.find(({ hash }) => hash === cards.value);
      save({ seed: draftSeed(table), picked: [], ...(set === undefined ? {} : { set: set.hash }) });
    };
    return (
      <>
        <h1>{t.draft}</h1>
        {isLost ? <p class="alert">{t.setMissing}</p> : null}
        <p>{fill(t.draftHelp, { n: model.builder.draft.picks })}</p>
        <p class="muted">{table === '' ? t.draftFriend : t.draftAtTable}</p>
        {sets.length === 0 || table !== '' ? null : (
          <label class="preset">
            {t.cards}
            <select
              class="field choose"
              value={cards.value}
              onChange={(event) => (cards.value = event.currentTarget.value)}
            >
              <option value="">{t.gameCards}</option>
              {sets.map(({ hash, name }) => (
                <option key={hash} value={hash}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" class="btn primary" data-testid="begin-draft" onClick={begin}>
          {t.beginDraft}
        </button>
      </>
    );
  }
  const parts = { model, draft: current, set: used?.text, byId };
  return (
    <CardArtContext.Provider value={poolArt(model.module, byId)}>
      {current.picked.length >= model.builder.draft.picks ? (
        <Done {...parts} table={table} onAgain={() => save(undefined)} />
      ) : (
        <Offer
          {...parts}
          onAgain={table === '' ? () => save(undefined) : undefined}
          onPick={(id) => save({ ...current, picked: [...current.picked, id] })}
        />
      )}
    </CardArtContext.Provider>
  );
};
