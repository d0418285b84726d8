// What Three Quays says, from the texts of each language.

import type { Lane, Preview, Presentation, Who } from '../../src/kernel/presentation.ts';
import { lookUp, refusalWords, voicesOf, type Voice } from '../../src/kernel/text.ts';
import { fleetOf, numberOf, QUAYS, strengthOf, type Card } from './cards.ts';
import { strengthsAt, type Event, type View } from './state.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { sv } from './text/sv.ts';

const voiceIn = voicesOf(en, { es, sv, de, fr });

type QuayVoice = Voice<typeof en>;

const quayName = ({ texts }: QuayVoice, quay: unknown): string => lookUp(texts.quays, String(quay)) ?? String(quay);

const actionWords = (voice: QuayVoice, action: string) => {
  const [way, card = '', quay] = action.split(' ');
  const { texts, say } = voice;
  if (way === 'sail') return say(texts.actions.sail);
  return say(way === 'fog' ? texts.actions.fog : texts.actions.moor, { card: { card }, quay: quayName(voice, quay) });
};

/** What the viewer's strength at the quay becomes, against what is known of the other's. */
const previewWords = (voice: QuayVoice, action: string, view: View): Preview => {
  const { texts, say, text } = voice;
  const [way, card = '', name] = action.split(' ');
  const at = QUAYS.findIndex((each) => each === name);
  const quay = view.quays[at];
  if (quay === undefined || typeof view.viewer !== 'number') return { label: actionWords(voice, action), effect: '' };
  const own = quay[view.viewer as 0 | 1].cards.filter((each): each is Card => each !== null);
  const mine = strengthOf([...own, card], view.options.convoy);
  const other = (1 - view.viewer) as 0 | 1;
  const theirs = strengthsAt(quay, view.options)[other];
  const inFog = quay[other].cards.includes(null);
  const label = say(way === 'fog' ? texts.previews.fog : texts.previews.moor, { quay: quayName(voice, name) });
  return { label, effect: text(texts.previews.effect, { mine, theirs, inFog }), good: mine > theirs && !inFog };
};

const laneWords = (voice: QuayVoice, { group, worth, state, winner }: Lane, who: Who, mine: boolean) => {
  const { texts, text } = voice;
  const { lanes } = texts;
  const note = state !== 'done' ? lanes.open : winner === undefined ? lanes.nobody : mine ? lanes.yours : lanes.theirs;
  return {
    title: quayName(voice, group),
    note: text(note, { n: worth, who: winner === undefined ? '' : who(winner) }),
  };
};

const eventWords = (voice: QuayVoice, event: Event, who: Who) => {
  const { say } = voice;
  const { events } = voice.texts;
  switch (event.type) {
    case 'dealt':
      return say(events.dealt, { tide: event.tide, who: who(event.lead) });
    case 'moored':
    case 'lifted':
      return say(events[event.type], {
        who: who(event.seat),
        card: { card: event.card },
        quay: quayName(voice, QUAYS[event.quay]),
      });
    case 'fogged': {
      const told = { who: who(event.seat), quay: quayName(voice, QUAYS[event.quay]) };
      return event.card === null
        ? say(events.fogged, told)
        : say(events.foggedOwn, { ...told, card: { card: event.card } });
    }
    case 'paid': {
      const [a = 0, b = 0] = event.strengths;
      const told = { quay: quayName(voice, QUAYS[event.quay]), high: Math.max(a, b), low: Math.min(a, b) };
      return event.winner === null ? say(events.unpaid, told) : say(events.paid, { ...told, who: who(event.winner) });
    }
    case 'sailed':
      return say(events.sailed, { who: who(event.seat) });
  }
};

export const words: Presentation['words'] = (language, _view, format) => {
  const voice = voiceIn(language, format);
  const { texts, say, text } = voice;
  return {
    name: texts.name,
    blurb: texts.blurb,
    lanes: texts.lanes.all,
    card: (id) => text(texts.card, { fleet: lookUp(texts.fleets, fleetOf(id)) ?? id, n: numberOf(id) }),
    action: (action) => actionWords(voice, action),
    preview: (action, view) => previewWords(voice, action, view as View),
    lane: (lane, who, mine) => laneWords(voice, lane, who, mine),
    event: (event, who) => eventWords(voice, event as Event, who),
    refusal: ({ code, params }) =>
      refusalWords(voice, texts.refusals, code, {
        card: { card: String(params['card']) },
        quay: quayName(voice, params['quay']),
        n: Number(params['n']),
      }),
    zone: ({ id, kind, owner, group }, who) => {
      if (owner === undefined) return texts.zones.sea;
      if (kind !== 'hand')
        return text(texts.zones.quay, { letter: group ?? '', quay: quayName(voice, group), who: who(owner) });
      return id === 'hand' ? texts.zones.ownHand : text(texts.zones.hand, { who: who(owner) });
    },
    fact: ({ key, params, seat = 0 }, who, brief = false) => {
      switch (key) {
        case 'tide':
          return text(texts.facts.tide, { n: Number(params['tide']) });
        case 'fog': {
          const n = Number(params['left']);
          return brief ? text(texts.facts.fog, { n }) : text(texts.facts.fogOf, { n, who: who(seat) });
        }
        case 'sailed':
          return brief ? texts.facts.sailed : text(texts.facts.sailedOf, { who: who(seat) });
        default:
          return texts.facts.paid;
      }
    },
    score: ({ params }) => lookUp(texts.ranks, String(params['rank'])) ?? '',
    outcome: ({ rank, points, reason }, who) => {
      const winner = rank.indexOf(1);
      if (reason === 'draw') return say(texts.outcome.draw, { n: points[0] ?? 0 });
      const told = { who: who(winner), loser: who(1 - winner), n: points[winner] ?? 0, other: points[1 - winner] ?? 0 };
      return say(reason === 'conceded' ? texts.outcome.conceded : texts.outcome.points, told);
    },
    option: (key, value) => lookUp(texts.options, value === undefined ? key : `${key}.${value}`) ?? value ?? key,
  };
};
