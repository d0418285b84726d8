// What those who sit see while somebody is missing: link, code and QR code, who is here, and what the host can do.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../Icon.tsx';
import { lazy } from '../lazy.tsx';
import { Sheet } from '../Sheet.tsx';
import { copyLink } from '../table/around/copy-link.ts';
import { useTable } from '../table/model/context.ts';
import { fill, text } from '../text/index.ts';
import { codeOf } from './api.ts';
import { spelled } from './CodeForm.tsx';
import { Company, usualBot } from './Company.tsx';
import { useModule } from './module.ts';
import { OptionsSheet } from './Options.tsx';
import { isQuick } from './quick.ts';
import { TableTerms } from './TableTerms.tsx';
import { meetingText } from './text/index.ts';

const QrCode = lazy(async () => (await import('./QrCode.tsx')).QrCode, 'part');

/** A code is asked for again long before it ends. */
const SHARE_OF_LIFE = 0.5;

/** The code of this table, as long as it can be had. */
const useCode = (table: string, isOpen: boolean): string | undefined => {
  const code = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = (): void =>
      void codeOf(table).then((reply) => {
        if (isOver) return;
        code.value = reply.kind === 'ok' ? reply.value.code : undefined;
        if (reply.kind === 'ok') timer = setTimeout(ask, reply.value.validMs * SHARE_OF_LIFE);
      });
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [table, isOpen]);
  return code.value;
};

/** After so long a wait for a quick match a bot is offered. */
const PATIENCE = 20_000;

/** Has nobody come for a while? */
const usePatience = (isWaiting: boolean): { readonly isOver: boolean; readonly wait: () => void } => {
  const since = useSignal(0);
  const isOver = useSignal(false);
  useEffect(() => {
    isOver.value = false;
    if (!isWaiting) return;
    const timer = setTimeout(() => (isOver.value = true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting, since.value]);
  return { isOver: isOver.value, wait: () => since.value++ };
};

export const Invite = (): VNode => {
  const { session, state } = useTable();
  const t = meetingText.value;
  const shown = useSignal<'qr' | 'options' | undefined>(undefined);
  const module = useModule(state.game);
  const code = useCode(state.table, session.line.value === 'open');
  const quick = isQuick(state.table);
  const isHost = state.seats.some(({ seat, isHost: hosts }) => hosts === true && seat === state.seat);
  const level = usualBot(state.meeting?.levels ?? []);
  const patience = usePatience(quick && isHost);
  const fillUp = (): void => {
    for (const { seat, sitter } of state.seats)
      if (sitter === null && level !== undefined) session.request({ type: 'bot', seat, level });
  };
  const close = (): void => void (shown.value = undefined);
  const title = quick ? t.lookingFor : text.value.invite;
  return (
    <section class="panel card-panel waiting" aria-label={title} data-testid="invite">
      <h2>{title}</h2>
      {patience.isOver && level !== undefined ? (
        <div class="offer-bot" role="alert" data-testid="offer-bot">
          <p>{t.nobodyYet}</p>
          <button type="button" class="btn primary" data-testid="play-bot" onClick={fillUp}>
            {t.playBots}
          </button>
          <button type="button" class="btn" onClick={patience.wait}>
            {t.keepWaiting}
          </button>
        </div>
      ) : null}
      <div class="who">
        <TableTerms module={module} />
        <Company module={module} />
        {!isHost ? null : (
          <div class="host-acts">
            {level === undefined ? null : (
              <button type="button" class="btn" data-testid="fill-bots" onClick={fillUp}>
                <Icon name="bot" />
                {t.fillWithBots}
              </button>
            )}
            {module === undefined || module.deckTools !== undefined ? null : (
              <button type="button" class="btn" data-testid="change-options" onClick={() => (shown.value = 'options')}>
                {t.changeOptions}
              </button>
            )}
          </div>
        )}
      </div>
      <div class="how">
        <p>{text.value.inviteHelp}</p>
        <input class="field" readOnly value={location.href} aria-label={text.value.linkOfTable} data-testid="link" />
        <button type="button" class="btn primary" onClick={() => void copyLink(session)}>
          <Icon name="link" />
          {text.value.copyLink}
        </button>
        <div class="by-code">
          {code === undefined ? null : (
            <p class="grow">
              {t.readCode}
              <b
                class="table-code"
                role="img"
                aria-label={fill(t.codeSpelled, { letters: [...code].join(' ') })}
                data-testid="table-code"
              >
                {spelled(code)}
              </b>
            </p>
          )}
          <button type="button" class="btn" data-testid="show-qr" onClick={() => (shown.value = 'qr')}>
            {t.showQr}
          </button>
        </div>
        {state.meeting === undefined ? null : (
          <p class="small muted">{state.meeting.isPublic === true ? t.isPublic : t.byLink}</p>
        )}
      </div>
      {shown.value === 'qr' ? (
        <Sheet title={t.qrTitle} onClose={close}>
          <QrCode of={location.href} label={t.qrAlt} />
          <p class="muted">{t.qrHelp}</p>
        </Sheet>
      ) : null}
      {shown.value === 'options' && module !== undefined ? <OptionsSheet module={module} onClose={close} /> : null}
    </section>
  );
};
