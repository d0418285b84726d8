// The page of a replay: of a match of this server by its address, or of any record that is dropped or chosen here.

import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import { present } from '../../kernel/present.ts';
import { loadPresentation } from '../games.ts';
import { lazy } from '../lazy.tsx';
import { InsteadOfPage, useLoaded } from '../loading.tsx';
import { Message } from '../Message.tsx';
// All of a table's code is in one piece, which the front page fetches ahead.
import { after } from '../TablePage.tsx';
import { fill, loadWords, text } from '../text/index.ts';
import { TableView } from '../table/TableView.tsx';
import { placeIn, searchOf } from './address.ts';
import { dateText } from '../date-text.ts';
import { fetchRecord, type Fetched, type Keeping } from './fetching.ts';
import { Dock } from './Dock.tsx';
import { onReplayKey } from './keys.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { Panels } from './Panels.tsx';
import { openPlayer, type Player, type Problem } from './player.ts';
import { openProver, type Prover } from './proving.ts';
import { openStudent, type Student } from './studying.ts';
import { LONGEST_READING, MOST_BYTES, startReader } from './reader.ts';
import './replay.css';
import { replayText } from './text/index.ts';

/** Few play on: it comes when somebody does. */
const PlayOn = lazy(async () => (await import('./PlayOn.tsx')).PlayOn);

const MB = 1_000_000;
/** Browsers take only so many changes of the address in a while. */
const ADDRESS_AFTER = 250;

let opens = 0;

/** A record that is shown, and what its file is called. */
interface Opened {
  readonly id: number;
  readonly content: string;
  readonly name: string;
  /** Until when the server has it; absent for a file, and where nothing is ever deleted. */
  readonly keeping?: Keeping;
}

interface Trouble {
  readonly title: string;
  readonly help: string;
}

const troubleOf = (problem: Problem): Trouble => {
  const t = replayText.value;
  switch (problem.why) {
    case 'slow':
      return { title: t.unreadable, help: fill(t.tooSlow, { seconds: LONGEST_READING / 1000 }) };
    case 'failed':
      return { title: t.unreadable, help: t.failed };
    case 'unreadable': {
      const { at, message } = problem.error;
      return { title: t.unreadable, help: at === '' ? message : `${at}: ${message}` };
    }
  }
};

/** Why the server gives no record. */
const refusalOf = (reply: Exclude<Fetched, { readonly text: string }>): Trouble => {
  const t = replayText.value;
  if (reply === 'unreachable') return { title: text.value.unreachable, help: text.value.unreachableHelp };
  switch (reply.status) {
    case 404:
      return reply.deleted === undefined
        ? { title: t.gone, help: t.goneHelp }
        : { title: t.deleted, help: fill(t.deletedHelp, { date: dateText(reply.deleted) }) };
    case 409:
      return { title: t.notOver, help: t.notOverHelp };
    case 410:
      return { title: text.value.cannotGoOn, help: t.noRules };
    case 429:
    case 503:
      return { title: text.value.unreachable, help: t.busy };
    default:
      return { title: t.unreadable, help: '' };
  }
};

/** The address follows what is shown, without a history of every step. */
const useAddress = ({ outline, step, viewer }: Player): void =>
  useSignalEffect(() => {
    const search = searchOf(step.value, viewer.value);
    if (outline.value === undefined) return undefined;
    return after(ADDRESS_AFTER, () => history.replaceState(history.state, '', `${location.pathname}${search}`));
  });

/** Whoever's eyes are looked through; else the first person's seat. */
const seatToPlay = ({ viewer, outline }: Player): Seat => {
  if (typeof viewer.value === 'number') return viewer.value;
  const first = outline.value?.occupants.findIndex((occupant) => occupant?.kind === 'person') ?? 0;
  return Math.max(0, first);
};

const Shown = ({
  player,
  prover,
  student,
  opened,
}: {
  readonly player: Player;
  readonly prover: Prover;
  readonly student: Student;
  readonly opened: Opened;
}): VNode => {
  const branch = useSignal<{ readonly step: number; readonly seat: Seat } | undefined>(undefined);
  const playOn = (): void => {
    player.running.value = false;
    branch.value = { step: player.step.value, seat: seatToPlay(player) };
  };
  useAddress(player);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (branch.peek() === undefined) onReplayKey(player, event);
    };
    // Before the table's own keys.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [player]);
  useSignalEffect(() => {
    document.title = `${replayText.value.replay} · ${player.session.words.value?.name ?? ''} · Baize`;
  });
  if (player.session.picture.value === undefined || player.track.value === undefined) {
    const percent = Math.round(100 * player.read.value);
    return <Message title={fill(replayText.value.reading, { percent })} help="" />;
  }
  if (branch.value !== undefined) {
    return <PlayOn content={opened.content} {...branch.value} onBack={() => (branch.value = undefined)} />;
  }
  return (
    <TableView
      session={player.session}
      under={<Dock player={player} student={student} onPlayOn={playOn} />}
      beside={
        <Panels
          player={player}
          prover={prover}
          student={student}
          name={opened.name}
          content={opened.content}
          keeping={opened.keeping}
          onPlayOn={playOn}
        />
      }
    />
  );
};

/** One record on its way to the screen. */
const Replay = ({
  opened,
  onTrouble,
}: {
  readonly opened: Opened;
  readonly onTrouble: (trouble: Trouble) => void;
}): VNode => {
  const { player, prover, student } = useMemo(() => {
    const place = placeIn(location.search);
    return {
      player: openPlayer({ text: opened.content, start: startReader, load: loadPresentation, after, place }),
      prover: openProver(opened.content, startReader),
      student: openStudent(opened.content, startReader),
    };
  }, [opened]);
  useEffect(
    () => () => {
      prover.cancel();
      student.cancel();
      player.close();
    },
    [player],
  );
  useSignalEffect(() => {
    const { value: problem } = player.problem;
    const { value: trouble } = player.session.trouble;
    if (problem !== undefined) onTrouble(troubleOf(problem));
    else if (trouble !== undefined) onTrouble({ title: text.value.unreachable, help: text.value.notLoaded });
  });
  return <Shown player={player} prover={prover} student={student} opened={opened} />;
};

const ReadyPage = ({ match }: { readonly match: string | undefined }): VNode => {
  const opened = useSignal<Opened | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const dropping = useSignal(false);
  const onFile = async (file: File): Promise<void> => {
    trouble.value = undefined;
    opened.value = undefined;
    if (file.size > MOST_BYTES) {
      const size = Math.ceil(file.size / MB);
      trouble.value = {
        title: replayText.value.unreadable,
        help: fill(replayText.value.tooLarge, { size, most: MOST_BYTES / MB }),
      };
      return;
    }
    try {
      const content = await file.text();
      // Whatever is shown now is no longer the match of the address.
      history.replaceState(null, '', match === undefined ? `/r${location.search}` : '/r');
      opened.value = { id: ++opens, content, name: file.name.replace(/\.json$/iu, '') };
    } catch {
      trouble.value = { title: replayText.value.unreadable, help: '' };
    }
  };
  useEffect(() => {
    document.title = `${replayText.value.replay} · Baize`;
    if (match === undefined) return;
    void fetchRecord(match).then((reply) => {
      if (typeof reply === 'object' && 'text' in reply)
        opened.value = { id: ++opens, content: reply.text, name: match, ...present({ keeping: reply.keeping }) };
      else trouble.value = refusalOf(reply);
    });
  }, [match]);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      dropping.value = true;
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) dropping.value = false;
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      dropping.value = false;
      if (file === undefined) return;
      event.preventDefault();
      void onFile(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [match]);
  return (
    <>
      {opened.value !== undefined && trouble.value === undefined ? (
        <Replay key={opened.value.id} opened={opened.value} onTrouble={(found) => (trouble.value = found)} />
      ) : match !== undefined && trouble.value === undefined ? (
        <Message title={text.value.loading} help="" />
      ) : (
        <OpenRecord trouble={trouble.value} onFile={(file) => void onFile(file)} />
      )}
      {dropping.value ? (
        <div class="drop-here" aria-hidden="true">
          {replayText.value.dropHere}
        </div>
      ) : null}
    </>
  );
};

/** The words come first. */
export const ReplayPage = ({ match }: { readonly match: string | undefined }): VNode => {
  const words = useLoaded(async () => ({ words: await loadWords('replay') }), 'words');
  return typeof words === 'object' ? <ReadyPage key={match ?? ''} match={match} /> : <InsteadOfPage why={words} />;
};
