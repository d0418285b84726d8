// On the set-up sheet, where others are to come: when it starts, what becomes of the seat of whoever leaves, and whether bots make room.

import type { VNode } from 'preact';
import { Segments } from '../Segments.tsx';
import { awaitsFriends, hasBots, usualLeavers, type SetupProps } from '../setup.ts';
import { meetingText } from './text/index.ts';

const STARTS = ['ready', 'seated'] as const;
const LEAVERS = ['bot', 'forfeit'] as const;
const BOT_SEATS = ['open', 'kept'] as const;

export const PeopleChoice = ({ game, setup }: Omit<SetupProps, 'words'>): VNode | null => {
  const t = meetingText.value;
  const { value: now } = setup;
  if (!awaitsFriends(game, now)) return null;
  return (
    <>
      <section>
        <div class="section-head">
          <h3>{t.startTitle}</h3>
        </div>
        <Segments
          id="start"
          label={t.startTitle}
          values={STARTS}
          value={now.start ?? 'ready'}
          nameOf={(start) => t.starts[start]}
          onChoose={(start) => (setup.value = { ...now, start })}
        />
      </section>
      <section>
        <div class="section-head">
          <h3>{t.leaversTitle}</h3>
        </div>
        <Segments
          id="leavers"
          label={t.leaversTitle}
          values={LEAVERS}
          value={now.leavers ?? usualLeavers(game, now)}
          nameOf={(leavers) => t.leavers[leavers]}
          onChoose={(leavers) => (setup.value = { ...now, leavers })}
        />
      </section>
      {game.reseeds === undefined || !hasBots(game, now) ? null : (
        <section>
          <div class="section-head">
            <h3>{t.botSeatsTitle}</h3>
          </div>
          <Segments
            id="bot-seats"
            label={t.botSeatsTitle}
            values={BOT_SEATS}
            value={now.botSeats ?? 'open'}
            nameOf={(seats) => t.botSeats[seats]}
            onChoose={(botSeats) => (setup.value = { ...now, botSeats })}
          />
        </section>
      )}
    </>
  );
};
