// The sheet for a quick match: which game, how fast, and under which name.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { SPEEDS, type Speed } from '../../kernel/speeds.ts';
import { FRONTS } from '../fronts.ts';
import { frontWords } from '../games.ts';
import { NameField } from '../NameField.tsx';
import { givenName, playerName, rememberName } from '../names.ts';
import { go, tablePath } from '../router.ts';
import { Segments } from '../Segments.tsx';
import { notOpened } from '../not-opened.ts';
import { remember, remembered, text } from '../text/index.ts';
import { quickMatch } from './api.ts';
import { rememberQuick } from './quick.ts';
import { meetingText } from './text/index.ts';

const GAME = 'baize.quick.game';
const SPEED = 'baize.quick.speed';

/** The deck that was brought last; one of custom cards is for tables that play with them. */
const deckFor = async (game: string, players: number): Promise<{ readonly deck?: string }> => {
  const { openOrdering } = await import('../ordering.tsx');
  const { deck, set } = (await openOrdering(game)).withBots(players);
  return deck === undefined || set !== undefined ? {} : { deck };
};

export const QuickMatch = (): VNode => {
  const t = meetingText.value;
  const game = useSignal(FRONTS.find(({ id }) => id === remembered(GAME))?.id ?? FRONTS[0]?.id ?? '');
  const speed = useSignal<Speed>(SPEEDS.find((each) => each === remembered(SPEED)) ?? 'normal');
  const name = useSignal(playerName());
  const trouble = useSignal('');
  const busy = useSignal(false);
  const front = FRONTS.find(({ id }) => id === game.value);
  const last = Number(remembered(`baize.players.${game.value}`));
  const players = useSignal<{ readonly [game: string]: number }>({});
  const count = players.value[game.value] ?? (front?.counts.includes(last) === true ? last : (front?.players ?? 2));

  const find = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value || front === undefined) return;
    busy.value = true;
    remember(GAME, game.value);
    remember(SPEED, speed.value);
    const called = givenName(name.value);
    if (called !== '' && called !== text.value.player) rememberName(called);
    try {
      const reply = await quickMatch({
        game: front.id,
        speed: speed.value,
        name: called === '' ? text.value.player : called,
        ...(front.choosesPlayers ? { players: count } : {}),
        ...(front.bringsDecks ? await deckFor(front.id, count) : {}),
      });
      if (reply.kind === 'ok') {
        rememberQuick(reply.value.table);
        return go(tablePath(reply.value.table));
      }
      trouble.value = notOpened(reply, t.cannotFind);
    } catch {
      trouble.value = text.value.notLoaded;
    }
    busy.value = false;
  };

  return (
    <form class="quick" data-testid="quick" onSubmit={(event) => void find(event)}>
      <p class="muted">{t.quickHelp}</p>
      <h3>{t.game}</h3>
      <Segments
        id="quick-game"
        label={t.game}
        values={FRONTS.map(({ id }) => id)}
        value={game.value}
        nameOf={(id) => frontWords(id)?.name ?? id}
        onChoose={(id) => (game.value = id)}
      />
      {front === undefined || front.counts.length < 2 ? null : (
        <>
          <h3>{text.value.howMany}</h3>
          <Segments
            id="quick-players"
            label={text.value.howMany}
            values={front.counts}
            value={count}
            nameOf={String}
            onChoose={(n) => (players.value = { ...players.value, [game.value]: n })}
          />
        </>
      )}
      <h3>{t.speed}</h3>
      <Segments
        id="quick-speed"
        label={t.speed}
        values={SPEEDS}
        value={speed.value}
        nameOf={(each) => t.speeds[each]}
        onChoose={(each) => (speed.value = each)}
      />
      <label>
        {text.value.yourName}
        <NameField name={name} id="quick-name" class="field" />
      </label>
      {trouble.value === '' ? null : (
        <p class="alert" role="alert">
          {trouble.value}
        </p>
      )}
      <button type="submit" class="btn primary" aria-busy={busy.value} data-testid="quick-find">
        {t.findMatch}
      </button>
    </form>
  );
};
