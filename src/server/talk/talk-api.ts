// Talk over HTTP: voice messages come and go this way, and players block and report others.

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MOST_VOICE_BYTES, shownText, type Said } from '../../protocol/talk.ts';
import { namedOccupants } from '../../kernel/steps.ts';
import type { PlayerId } from '../../table/model.ts';
import { personOf } from '../../table/people.ts';
import { seatOf, type Table } from '../../table/state.ts';
import { voiceFault } from '../../table/talk.ts';
import { refuse } from '../errors.ts';
import type { LiveTable } from '../live-table.ts';
import type { Lobby } from '../lobby.ts';
import type { Network } from '../network.ts';
import { openBuckets, type Buckets, type Rate } from '../rate.ts';
import type { Store } from '../store.ts';
import { readVoice } from '../voice/read-voice.ts';
import type { Reports } from './reports.ts';

/** How often. */
export interface TalkLimits {
  readonly voices: Rate;
  readonly voicesPerAddress: Rate;
  readonly voicesHeardPerAddress: Rate;
  /** Reports and blocks of one player. */
  readonly complaints: Rate;
}

export interface TalkApiNeeds {
  readonly lobby: Pick<Lobby, 'find' | 'noteBlocks'>;
  readonly store: Pick<Store, 'talk'>;
  readonly reports: Pick<Reports, 'add'>;
  readonly limits: TalkLimits;
  readonly network: Network;
  readonly now: () => number;
  readonly playerOf: (request: FastifyRequest) => PlayerId;
}

type AtTable = { Params: { id: string } };
type ToPerson = { Params: { person: string } };

/** Somebody who sits at a table, and the table. */
interface Sitting {
  readonly live: LiveTable;
  readonly player: PlayerId;
}

const AUDIO = /^audio\/(?:webm|ogg|mp4)\b/u;
const VOICE_ID = /^[A-Za-z0-9_-]{16}$/u;
const PERSON = /^[0-9a-f]{24}$/u;
const NOT_SEATED = 'only those who sit at this table may do that';
const ELSEWHERE = 'requests from other sites are not allowed';
const TOO_OFTEN = 'too often; wait a moment';

export const complaint = v.strictObject({
  line: v.pipe(v.number('must be the number of a line'), v.integer('must be the number of a line')),
  why: v.optional(v.pipe(v.string('must be text'), v.maxLength(500, 'must not be longer than 500 characters'))),
});

/** What was said, for whoever reads a report. */
const saidText = (said: Said): string =>
  'text' in said ? said.text : 'phrase' in said ? `(phrase) ${said.phrase}` : `(voice, ${said.ms} ms)`;

const nameOf = ({ timeline, terms }: Table, seat: number): string => {
  const sitter = namedOccupants(timeline.occupants, terms.names)[seat];
  return sitter?.kind === 'person' ? sitter.name : '';
};

/** Puts it on an HTTP server. */
export const addTalkApi = (app: FastifyInstance, needs: TalkApiNeeds): void => {
  const { store, now, limits, network } = needs;
  const mayVoice = openBuckets(limits.voices, now);
  const addressMayVoice = openBuckets(limits.voicesPerAddress, now);
  const addressMayHear = openBuckets(limits.voicesHeardPerAddress, now);
  const mayComplain = openBuckets(limits.complaints, now);

  app.addContentTypeParser(AUDIO, { parseAs: 'buffer', bodyLimit: MOST_VOICE_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  /** Who asks, if they may; else they have been answered. */
  const admitted = (request: FastifyRequest, reply: FastifyReply, mayAsk: Buckets): PlayerId | undefined => {
    const player = needs.playerOf(request);
    if (!network.isOwnOrigin(request.raw)) void refuse(reply, 403, '', ELSEWHERE);
    else if (!mayAsk(player)) void refuse(reply, 429, '', TOO_OFTEN);
    else return player;
    return undefined;
  };

  /** The table, if the player sits there; else they have been answered. */
  const sittingOf = async (id: string, player: PlayerId, reply: FastifyReply): Promise<Sitting | undefined> => {
    const live = await needs.lobby.find(id).catch(() => undefined);
    if (live === undefined) void refuse(reply, 404, 'id', 'there is no such table');
    else if (seatOf(live.table(), player) === undefined) void refuse(reply, 403, '', NOT_SEATED);
    else return { live, player };
    return undefined;
  };

  /** Why a voice message is not wanted now, told over HTTP. */
  const isUnwanted = ({ live, player }: Sitting, reply: FastifyReply): boolean => {
    const fault = live.closed() ? 'not-now' : voiceFault(live.table(), player);
    if (fault === undefined) return false;
    if (fault === 'too-often') void refuse(reply, 429, '', TOO_OFTEN);
    else if (fault === 'not-seated') void refuse(reply, 403, '', NOT_SEATED);
    else void refuse(reply, 409, '', 'there are no voice messages at this table');
    return true;
  };

  app.post<AtTable>('/api/tables/:id/voice', { bodyLimit: MOST_VOICE_BYTES }, async (request, reply) => {
    const { id } = request.params;
    const player = admitted(request, reply, mayVoice);
    if (player === undefined) return reply;
    if (!addressMayVoice(network.addressOf(request.raw))) return refuse(reply, 429, '', TOO_OFTEN);
    const sitting = await sittingOf(id, player, reply);
    if (sitting === undefined || isUnwanted(sitting, reply)) return reply;
    if (!Buffer.isBuffer(request.body)) return refuse(reply, 415, 'body', 'must be audio/webm, audio/ogg or audio/mp4');
    const read = readVoice(request.body);
    if (!read.ok) return refuse(reply, 400, 'body', read.error);
    const voice = randomBytes(12).toString('base64url');
    const { ms } = read.value;
    // Before anybody is told: they fetch it at once.
    await store.talk.keepVoice(id, voice, personOf(player).id, now(), read.value);
    if (isUnwanted(sitting, reply)) {
      await store.talk.dropVoice(id, voice);
      return reply;
    }
    sitting.live.speak(player, voice, ms);
    return reply.code(201).send({ voice, ms });
  });

  app.get<{ Params: { id: string; voice: string } }>('/api/tables/:id/voice/:voice', async (request, reply) => {
    const { id, voice } = request.params;
    if (!addressMayHear(network.addressOf(request.raw))) return refuse(reply, 429, '', TOO_OFTEN);
    const sitting = await sittingOf(id, needs.playerOf(request), reply);
    if (sitting === undefined) return reply;
    const found = VOICE_ID.test(voice) ? await store.talk.voice(id, voice) : undefined;
    if (found === undefined) return refuse(reply, 404, 'voice', 'there is no such voice message any more');
    return reply.type(found.type).header('content-disposition', 'attachment').send(Buffer.from(found.audio));
  });

  app.post<AtTable>('/api/tables/:id/reports', async (request, reply) => {
    const { id } = request.params;
    const player = admitted(request, reply, mayComplain);
    if (player === undefined) return reply;
    const asked = v.safeParse(complaint, request.body, { abortEarly: true });
    if (!asked.success) return refuse(reply, 400, v.getDotPath(asked.issues[0]) ?? '', asked.issues[0].message);
    const sitting = await sittingOf(id, player, reply);
    if (sitting === undefined) return reply;
    const table = sitting.live.table();
    const line = table.talk.lines.find((each) => each.id === asked.output.line);
    const reporter = personOf(player).id;
    if (line === undefined || line.by === reporter)
      return refuse(reply, 404, 'line', 'nobody else has said that here, or it is too long ago');
    const voice = 'voice' in line ? await store.talk.voice(id, line.voice) : undefined;
    needs.reports.add({
      at: now(),
      match: id,
      line: line.id,
      reporter,
      accused: line.by,
      name: nameOf(table, line.seat),
      said: saidText(line),
      why: shownText(asked.output.why ?? ''),
      ...(voice === undefined ? {} : { voice }),
    });
    return reply.code(201).send({ reported: line.id });
  });

  app.get('/api/blocks', async (request, reply) => {
    const player = needs.playerOf(request);
    return reply.send({ blocked: await store.talk.blocksOf(player) });
  });

  const changeBlock = async (request: FastifyRequest<ToPerson>, reply: FastifyReply, blocks: boolean) => {
    const { person } = request.params;
    const player = admitted(request, reply, mayComplain);
    if (player === undefined) return reply;
    if (!PERSON.test(person)) return refuse(reply, 400, 'person', 'must be 24 digits 0-9 a-f');
    const isDone = blocks ? await store.talk.block(player, person) : true;
    if (!blocks) await store.talk.unblock(player, person);
    needs.lobby.noteBlocks(player, await store.talk.blocksOf(player));
    if (!isDone) return refuse(reply, 429, '', 'you have blocked too many people; unblock some of them');
    return reply.code(204).send();
  };

  app.put<ToPerson>('/api/blocks/:person', (request, reply) => changeBlock(request, reply, true));
  app.delete<ToPerson>('/api/blocks/:person', (request, reply) => changeBlock(request, reply, false));
};
