// What opens over a table: menu, keys, resignation, log and rules on a phone, the last trick.

import type { VNode } from 'preact';
import { LyingCard, type CardArt } from '../../CardView.tsx';
import { LanguageSwitch } from '../../LanguageSwitch.tsx';
import { follow } from '../../router.ts';
import { RulesText } from '../../RulesText.tsx';
import { Sheet } from '../../Sheet.tsx';
import { text } from '../../text/index.ts';
import type { Picture } from '../model/pictures.ts';
import { Inspector } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { PileSheet } from './PileSheet.tsx';
import { RiskSheet } from './RiskSheet.tsx';
import type { TableSession } from '../model/session.ts';

/** Which sheet is open. */
export type Open = 'menu' | 'keys' | 'resign' | 'log' | 'rules' | 'last-trick' | 'card' | undefined;

interface SheetsProps extends CardArt {
  readonly session: TableSession;
  readonly picture: Picture;
  readonly open: Open;
  readonly clause: string;
  readonly onOpen: (open: Open) => void;
}

export const copyLink = async (session: TableSession): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
    session.toast.value = [text.value.copied];
    setTimeout(() => (session.toast.value = undefined), 2000);
  } catch {
    // No clipboard without https: the address bar has the link.
    prompt(text.value.linkOfTable, location.href);
  }
};

/** Only against bots can a move be taken back, and only while the match goes on. */
export const canTakeBack = (session: TableSession): boolean => {
  const { state } = session.client.value;
  if (state === null || state.seat === null || state.outcome !== null) return false;
  return state.seats.every(({ seat, sitter }) => seat === state.seat || sitter?.kind === 'bot');
};

const Menu = ({ session, onOpen, picture, words }: SheetsProps): VNode => {
  const t = text.value;
  const item = (label: string, act: () => void, id: string): VNode => (
    <button type="button" class="btn" data-testid={id} onClick={act}>
      {label}
    </button>
  );
  const playing = session.seat.value !== null && picture.outcome === null;
  const view = session.client.value.state?.view;
  const risks = playing ? (session.presentation.value?.risks?.(view) ?? []) : [];
  return (
    <div class="items">
      {canTakeBack(session)
        ? item(
            t.takeBack,
            () => {
              onOpen(undefined);
              session.request({ type: 'takeback' });
            },
            'take-back',
          )
        : null}
      <span class="only-phone">{item(t.log, () => onOpen('log'), 'open-log')}</span>
      {item(t.rules, () => onOpen('rules'), 'open-rules')}
      {item(
        t.copyLink,
        () => {
          onOpen(undefined);
          void copyLink(session);
        },
        'copy-link',
      )}
      <span class="only-wide">{item(t.keys, () => onOpen('keys'), 'open-keys')}</span>
      <LanguageSwitch narrow />
      {risks.map((action) =>
        item(
          words.risk?.(action, view).label ?? action,
          () => {
            onOpen(undefined);
            session.risk.value = action;
          },
          `risk ${action}`,
        ),
      )}
      {playing ? item(t.resign, () => onOpen('resign'), 'resign') : null}
      <a class="btn" href="/" data-testid="leave" onClick={follow}>
        {t.home}
      </a>
    </div>
  );
};

/** The keys that do something here: the last trick is for games of tricks. */
const Keys = ({ picture }: { readonly picture: Picture }): VNode => (
  <dl class="keys">
    {text.value.keyList
      .filter(([key]) => key !== 'L' || picture.scene.zones.some(({ kind }) => kind === 'trick'))
      .map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
  </dl>
);

const Resign = ({ session, onOpen }: SheetsProps): VNode => (
  <div class="items">
    <button
      type="button"
      class="btn primary"
      data-testid="resign-yes"
      onClick={() => {
        onOpen(undefined);
        session.request({ type: 'resign' });
      }}
    >
      {text.value.resignYes}
    </button>
    <button type="button" class="btn" onClick={() => onOpen(undefined)}>
      {text.value.keepPlaying}
    </button>
  </div>
);

const LastTrick = ({ session, deck, words }: SheetsProps): VNode => {
  const cards = session.lastTrick.value;
  if (cards.length === 0) return <p>{text.value.noLastTrick}</p>;
  return (
    <div class="last-cards">
      {cards.map((card) =>
        card === null ? null : (
          <figure key={card.id}>
            <LyingCard deck={deck} words={words} id={card.id} class={card.mark === 'win' ? 'win' : ''} />
            <figcaption class="small">{card.by === undefined ? '' : session.who(card.by)}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
};

export const Sheets = (props: SheetsProps): VNode => (
  <>
    <PileSheet {...props} />
    <RiskSheet session={props.session} words={props.words} />
    <OpenSheet {...props} />
  </>
);

const OpenSheet = (props: SheetsProps): VNode | null => {
  const { open, onOpen, session, picture, deck, words, clause } = props;
  const close = (): void => onOpen(undefined);
  const t = text.value;
  switch (open) {
    case 'menu':
      return (
        <Sheet key={open} title={t.menu} onClose={close}>
          <Menu {...props} />
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet key={open} title={t.keys} onClose={close}>
          <Keys picture={picture} />
        </Sheet>
      );
    case 'resign':
      return (
        <Sheet key={open} title={t.resignAsk} onClose={close}>
          <Resign {...props} />
        </Sheet>
      );
    case 'log':
      return (
        <Sheet key={open} title={t.log} onClose={close} tall>
          <LogPanel session={session} picture={picture} deck={deck} words={words} />
        </Sheet>
      );
    case 'rules':
      return (
        <Sheet key={open} title={t.rules} onClose={close} tall>
          <RulesText game={session.client.value.state?.game ?? ''} clause={clause} />
        </Sheet>
      );
    case 'last-trick':
      return (
        <Sheet key={open} title={t.lastTrick} onClose={close}>
          <LastTrick {...props} />
        </Sheet>
      );
    case 'card':
      return (
        <Sheet key={open} title={t.card} onClose={close}>
          <Inspector deck={deck} words={words} id={session.looked.value} />
        </Sheet>
      );
    case undefined:
      return null;
  }
};
