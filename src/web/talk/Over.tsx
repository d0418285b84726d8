// What is said, as it is said: a bubble at the speaker's seat for a few seconds, read out, voices played. It lies over the table and takes no touch.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import { settings } from '../settings/settings.ts';
import { useTable } from '../table/model/context.ts';
import type { TableSession } from '../table/model/session.ts';
import { fill, remember, remembered, text } from '../text/index.ts';
import { isWide } from '../wide.ts';
import { playVoice, stopVoices } from './playing.ts';
import { isQuiet, recallBlocks } from './quiet.ts';
import { saidText } from './said.ts';
import { talkText } from './text/texts.ts';
import './talk.css';

/** How long a bubble stays, in milliseconds. */
const BUBBLE_MS = 6000;

/** A bubble has room for so many characters; the list has all of them. */
const IN_A_BUBBLE = 90;

const READ = 'baize.talk.read';

/** The last line of a table that was looked at; only of the last table. */
const lastRead = (table: string): number => {
  const [known, id] = (remembered(READ) ?? '').split(' ');
  return known === table ? Number(id) || 0 : 0;
};

const isOpen = (session: TableSession): boolean =>
  session.sheet.value === 'talk' || (session.tab.value === 'talk' && isWide());

interface Bubble {
  readonly seat: Seat;
  readonly text: string;
}

export const TalkOver = (): VNode => {
  const { session, state, words } = useTable();
  const { table, talk } = state;
  const bubbles = useSignal<readonly Bubble[]>([]);
  const size = useSignal(0);
  const seen = useRef<number | undefined>(undefined);
  const lines = talk?.lines ?? [];
  const open = isOpen(session);
  const last = lines.at(-1)?.id ?? 0;

  useEffect(() => {
    const onResize = (): void => void size.value++;
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('resize', onResize);
      stopVoices();
    };
  }, []);

  /** One bubble for each seat, the last. */
  const show = (bubble: Bubble): void => {
    bubbles.value = [...bubbles.value.filter(({ seat }) => seat !== bubble.seat), bubble];
    setTimeout(() => (bubbles.value = bubbles.value.filter((each) => each !== bubble)), BUBBLE_MS);
  };

  const isSilent = lines.length === 0;
  useEffect(() => {
    if (!isSilent) void recallBlocks();
  }, [isSilent]);

  useEffect(() => {
    const known = seen.current;
    seen.current = last;
    // What was said before this page came is in the list.
    if (known === undefined) return;
    const wanted = lines.filter(({ id, by }) => id > known && !isQuiet(table, by));
    for (const line of wanted) {
      show({ seat: line.seat, text: saidText(words, line) });
      if (line.seat === session.seat.value) continue;
      if ('voice' in line && settings.value.sound) playVoice(table, line.voice);
      session.polite.value = fill(talkText.value.line, {
        name: session.nameOf(line.seat),
        text: saidText(words, line),
      });
    }
  }, [last]);

  useEffect(() => {
    if (open) remember(READ, `${table} ${last}`);
    const from = open ? last : lastRead(table);
    session.unread.value = lines.filter(
      ({ id, seat, by }) => id > from && seat !== session.seat.value && !isQuiet(table, by),
    ).length;
  }, [last, open]);

  const { value: said } = session.said;
  useEffect(() => {
    const me = session.seat.value;
    if (said === undefined || said.ok || open || me === null) return;
    // The sheet closes with a phrase: why it was not said is told where it would have been.
    const why = text.value.answer[said.code];
    show({ seat: me, text: why });
    session.polite.value = why;
    session.said.value = undefined;
  }, [said]);

  return (
    <div class="talk-over" aria-hidden="true" data-size={size.value}>
      {bubbles.value.map((bubble) => (
        <BubbleView key={bubble.seat} {...bubble} own={bubble.seat === session.seat.value} />
      ))}
    </div>
  );
};

/** Where the bubble of a seat hangs: under a seat in the upper half, above one in the lower; never outside of the window. */
const placeOf = (seat: Seat, own: boolean): string => {
  const found = own
    ? document.querySelector('main .me')
    : document.querySelector(`main :is(.seat, .player, .rival-board)[data-seat="${seat}"]`);
  const box = found?.getBoundingClientRect();
  const shown = box !== undefined && box.width > 0 && box.height > 0;
  const middle = shown ? box.left + Math.min(box.width, innerWidth) / 2 : innerWidth / 2;
  const half = Math.min(120, innerWidth / 2 - 8);
  const left = Math.min(Math.max(middle, half + 8), innerWidth - half - 8);
  const at = `left:${Math.round(left)}px;`;
  if (!shown) return `${at}top:64px`;
  return box.top + box.height / 2 < innerHeight / 2
    ? `${at}top:${Math.round(Math.min(box.bottom + 6, innerHeight - 80))}px`
    : `${at}bottom:${Math.round(Math.max(innerHeight - box.top + 6, 8))}px`;
};

const BubbleView = ({ seat, text: says, own }: Bubble & { readonly own: boolean }): VNode => {
  const letters = [...says];
  return (
    <span class="bubble" data-testid={`bubble-${seat}`} style={placeOf(seat, own)}>
      {letters.length > IN_A_BUBBLE ? `${letters.slice(0, IN_A_BUBBLE).join('')}…` : says}
    </span>
  );
};
