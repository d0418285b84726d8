// Three Quays in Swedish.

import type { Translation } from '../../../src/kernel/text.ts';
import type { en } from './en.ts';

export const sv: Translation<typeof en> = {
  name: 'Tre kajer',
  blurb: 'Förtöj dina båtar, göm en i dimman och var starkast vid kajerna.',
  card: '{fleet} {n}',
  fleets: { S: 'Sol', M: 'Måne' },
  quays: { A: 'Fiskkajen', B: 'Timmerkajen', C: 'Kryddkajen' },
  ranks: { 0: 'jungman', 1: 'styrman', 2: 'kapten' },
  actions: { moor: '{card} → {quay}', fog: '{card} → {quay}, i dimman', sail: 'Segla vidare' },
  previews: {
    moor: '{quay}',
    fog: '{quay}, i dimman',
    effect: '{mine} mot {theirs}{inFog, select, true { och dimman} other {}}',
  },
  lanes: {
    all: 'Kajer',
    open: '{n} poäng',
    nobody: '{n} poäng · ingens',
    yours: '{n} poäng · din',
    theirs: '{n} poäng · {who}',
  },
  events: {
    dealt: 'Tidvatten {tide}. Börjar: {who}.',
    moored: '{who}: {card} → {quay}',
    fogged: '{who}: en båt i dimman → {quay}',
    foggedOwn: '{who}: {card} i dimman → {quay}',
    lifted: 'Ur dimman vid {quay}: {card} ({who})',
    paid: '{quay}: {who}, {high} mot {low}',
    unpaid: '{quay}: ingen, {high} mot {low}',
    sailed: 'Till segels: {who}',
  },
  refusals: {
    'match-finished': ['Spelet är slut', 'Det här spelet är slut: börja ett nytt.'],
    'not-your-turn': ['Inte din tur', 'Vänta tills den andra har förtöjt en båt.'],
    'card-not-in-hand': ['Inte din båt', 'Du har inte {card}.'],
    'no-berth': ['Ingen ledig plats', 'Dina tre platser vid {quay} är upptagna. Välj en annan kaj.'],
    'no-fog': [
      'Ingen dimma kvar',
      '{n, plural, =0 {Det här spelet har ingen dimma} one {Du får gömma # båt per tidvatten i dimman} other {Du får gömma # båtar per tidvatten i dimman}}. Förtöj den här öppet.',
    ],
    'boats-left': ['Inte än', '{n, plural, one {# båt} other {# båtar}} ska förtöjas innan någon seglar vidare.'],
    sailed: ['Redan till segels', 'Du har seglat. Nästa tidvatten kommer när båda har gjort det.'],
    'tide-over': ['Tidvattnet är slut', 'Alla båtar är förtöjda. Segla vidare till nästa tidvatten.'],
  },
  zones: { ownHand: 'Din hand', hand: 'Hand: {who}', quay: '{letter} {quay}: {who}', sea: 'Ute till havs' },
  facts: {
    tide: 'Tidvatten {n}',
    fog: 'Dimma: {n}',
    fogOf: 'Dimma, {who}: {n}',
    sailed: 'till segels',
    sailedOf: 'Till segels: {who}',
    paid: 'Dimman har lättat',
  },
  outcome: {
    points: 'Vinnare: {who}, {n} mot {other}.',
    draw: 'Oavgjort med {n} poäng var.',
    conceded: '{loser} gav upp. Vinnare: {who}.',
  },
  options: {
    preset: 'Regler',
    'preset.standard': 'Vanliga',
    'preset.quick': 'Snabbt',
    'preset.foggy': 'Dimmigt',
    target: 'Poäng för vinst',
    'target.21': '21 poäng',
    'target.12': '12 poäng',
    fog: 'Båtar i dimman',
    'fog.1': '1 per tidvatten',
    'fog.2': '2 per tidvatten',
    'fog.0': 'inga',
    convoy: 'Konvojbonus',
    'convoy.3': '3',
    'convoy.0': 'ingen',
  },
};
