// The worker's side of a replay: reads a record, shows its match after any step, and proves it. Rules and bots run here and never on the page.

import { shippedLevels } from '../../bots/index.ts';
import { proving } from '../../bots/proof.ts';
import type { Games } from '../../games/index.ts';
import type { Ask, Reply } from './asking.ts';
import type { Caller, LocalNeeds } from '../local/local-table.ts';
import { openRecord, run } from './opening.ts';
import { openingStory, type Story } from './story.ts';

/** What the worker needs of the world. Nobody is heard while it works: whoever does not want to wait ends it. */
export interface Answering {
  readonly games: Games;
  readonly reply: (reply: Reply) => void;
  readonly after: LocalNeeds['after'];
  readonly now: LocalNeeds['now'];
}

/** Answers one question after the other. */
export const answeringWith = ({ games, reply, after, now }: Answering): ((ask: Ask) => Promise<void>) => {
  let story: Story | undefined;
  const read = async (text: string): Promise<void> => {
    const opened = await openRecord(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const of = record.steps.length;
    const found = run(openingStory(module, record), (done) => reply({ type: 'reading', done, of }));
    if (!('outline' in found)) return reply({ type: 'unreadable', error: found });
    story = found;
    return reply({ type: 'opened', outline: found.outline });
  };
  const prove = async (text: string): Promise<void> => {
    const opened = await openRecord(games, text);
    if (!opened.ok) return reply({ type: 'unreadable', error: opened.error });
    const { module, record } = opened.value;
    const work = proving(module.game, record, await shippedLevels(record.game));
    let said = '';
    const proof = run(work, (progress) => {
      const percent = `${progress.phase} ${Math.floor((100 * progress.done) / progress.of)}`;
      if (percent !== said) reply({ type: 'proving', progress });
      said = percent;
    });
    return reply({ type: 'proved', proof });
  };
  let local: Caller | undefined;
  return async (ask) => {
    switch (ask.type) {
      case 'branch':
        local = await (await import('./answering-branch.ts')).branch(games, ask, reply, { after, now });
        return undefined;
      case 'say':
        return local?.hear(ask.message);
      case 'study':
        return (await import('./answering-study.ts')).study(games, ask, reply);
      case 'open':
        return read(ask.text);
      case 'prove':
        return prove(ask.text);
      case 'show':
        if (story !== undefined) reply({ ...ask, type: 'shown', shown: story.show(ask.step, ask.viewer) });
        return undefined;
      case 'told':
        if (story !== undefined) reply({ ...ask, told: story.told(ask.viewer) });
        return undefined;
    }
  };
};
