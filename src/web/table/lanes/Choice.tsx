// What is asked, between the table and the hand: every answer says what it leads to.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lane, Presentation } from '../../../kernel/presentation.ts';
import { RichText } from '../../CardView.tsx';
import { Icon } from '../../Icon.tsx';
import { fill, text } from '../../text/index.ts';
import { isWide } from '../../wide.ts';
import { askedBy, laneOf, waysOpen } from '../model/asked.ts';
import { useTable } from '../model/context.ts';
import type { Picture } from '../model/pictures.ts';
import type { TableSession } from '../model/session.ts';
import { useLeaves, type Leaves } from './leaves.ts';

/** More than so many are shown lane by lane: ways of a card, and answers, which can also be touched on the table. */
const AT_ONCE = { desktop: { ways: 4, answers: 8 }, phone: { ways: 2, answers: 4 } } as const;
const atOnce = (): { readonly ways: number; readonly answers: number } => AT_ONCE[isWide() ? 'desktop' : 'phone'];
/** More than so many stand in two columns. */
const CROWD = 4;

const Option = ({ action, hidden }: { readonly action: string; readonly hidden: boolean }): VNode => {
  const { session, state, words } = useTable();
  const way = words.preview?.(action, state.view, session.who) ?? {
    label: words.action(action, state.view),
    effect: '',
  };
  const point = (at: string | undefined): void => {
    session.pointed.value = at;
  };
  return (
    <button
      type="button"
      class="opt"
      hidden={hidden}
      data-action={action}
      aria-busy={session.pending.value === action}
      onClick={() => session.act(action)}
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? point(action) : undefined)}
      onPointerLeave={() => point(undefined)}
      onFocus={(event) => (event.currentTarget.matches(':focus-visible') ? point(action) : undefined)}
      onBlur={() => point(undefined)}
    >
      <b>
        <RichText text={way.label} />
      </b>
      {way.effect === '' ? null : <span class={way.good === true ? 'out good' : 'out'}>{way.effect}</span>}
    </button>
  );
};

/** The lanes that a card can go to, as tabs; the one of this round first in sight. */
const LaneTabs = ({
  lanes,
  chosen,
}: {
  readonly lanes: readonly Lane[];
  readonly chosen: string | undefined;
}): VNode => {
  const { session, words } = useTable();
  return (
    <div class="seg lanes-of" role="group" aria-label={words.lanes}>
      {lanes.map(({ id, group }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          data-tab={id}
          onClick={() => (session.aimed.value = id)}
        >
          {group}
        </button>
      ))}
    </div>
  );
};

/** The card whose ways or whose effect this is. */
const cardOf = (session: TableSession, picture: Picture): string | undefined => {
  const [way] = session.choice.value ?? [];
  if (way !== undefined) return session.presentation.value?.touchTarget(way, picture.scene)?.card;
  const card = askedBy(session, picture)?.params['card'];
  return typeof card === 'string' ? card : undefined;
};

/** Keeps the keyboard with whoever uses it: from the hand into the panel, and back when the panel is gone. Gives what hears the focus. */
const useKeyboard = (
  panel: { readonly current: HTMLElement | null },
  picked: readonly string[] | undefined,
): ((event: FocusEvent) => void) => {
  const byKey = useRef(false);
  useEffect(
    () => () => {
      if (!byKey.current) return;
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
      });
    },
    [],
  );
  useEffect(() => {
    const from = document.activeElement;
    if (picked !== undefined && from !== null && from.matches('.hand :focus-visible, .unit:focus-visible'))
      panel.current?.querySelector<HTMLElement>('.opt')?.focus();
  }, [picked]);
  return (event) => {
    byKey.current = event.target instanceof Element && event.target.matches(':focus-visible');
  };
};

/** More answers than there is room for are leafed through. */
const Leaf = ({ leaves: { count, at, turn } }: { readonly leaves: Leaves }): VNode | null =>
  count < 2 ? null : (
    <button
      type="button"
      class="btn icon quiet leaf"
      aria-label={text.value.showMore}
      data-testid="leaf"
      onClick={turn}
    >
      <span class="num">
        {at + 1}/{count}
      </span>
      <Icon name="chevron" />
    </button>
  );

const Panel = ({
  ways,
  presentation,
}: {
  readonly ways: readonly string[];
  readonly presentation: Presentation;
}): VNode => {
  const { session, picture, words } = useTable();
  const panel = useRef<HTMLElement>(null);
  const picked = session.choice.value;
  const onFocusIn = useKeyboard(panel, picked);
  const { scene } = picture;
  const asked = askedBy(session, picture);
  const card = cardOf(session, picture);
  const title =
    picked === undefined && asked !== undefined
      ? words.fact(asked, session.who)
      : card === undefined
        ? text.value.choose
        : words.card(card);
  const lanes = (scene.lanes ?? []).filter(({ id }) => ways.some((way) => laneOf(presentation, scene, way) === id));
  const byLane = ways.length > atOnce()[picked === undefined ? 'answers' : 'ways'] && lanes.length > 1;
  const usual = lanes.find(({ state }) => state === 'now') ?? lanes.at(-1);
  const chosen = lanes.find(({ id }) => id === session.aimed.value) ?? usual;
  const listed = byLane
    ? ways.filter((way) => [chosen?.id, undefined].includes(laneOf(presentation, scene, way)))
    : ways;
  const leaves = useLeaves(listed.join());
  return (
    <section
      ref={panel}
      class={listed.length > CROWD ? 'choice crowded' : 'choice'}
      role="group"
      aria-label={title}
      data-testid="choice"
      data-asked={picked === undefined}
      onFocusIn={onFocusIn}
    >
      <header>
        <b class="grow">{title}</b>
        {card === undefined || words.sheet === undefined ? null : (
          <button
            type="button"
            class="btn icon quiet"
            aria-label={fill(text.value.showCard, { name: words.card(card) })}
            data-look={card}
          >
            <Icon name="info" />
          </button>
        )}
        <Leaf leaves={leaves} />
        {picked === undefined ? null : (
          <button
            type="button"
            class="btn icon quiet cancel"
            aria-label={text.value.cancel}
            onClick={() => (session.choice.value = undefined)}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      {byLane ? <LaneTabs lanes={lanes} chosen={chosen?.id} /> : null}
      <div ref={leaves.list} class="opts">
        {listed.map((action, i) => (
          <Option key={action} action={action} hidden={!leaves.has(i)} />
        ))}
      </div>
    </section>
  );
};

export const Choice = (): VNode | null => {
  const { session, picture } = useTable();
  const ways = waysOpen(session, picture);
  const { value: presentation } = session.presentation;
  return ways.length === 0 || presentation === undefined ? null : <Panel ways={ways} presentation={presentation} />;
};
