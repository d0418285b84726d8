// Mulle på svenska.

import { rich } from '../../../kernel/presentation.ts';
import type { BuildParts, Texts } from './texts.ts';

const mulles = (count: number): string => (count === 1 ? '1 mulle' : `${count} mullar`);
const tabbar = (count: number): string => (count === 1 ? '1 tabbe' : `${count} tabbar`);

const outcome = ({ value, locked, merged, absorbed }: BuildParts) => [
  `${value}, ${locked ? 'låst' : 'öppet'}`,
  ...(merged ? [', sammanslaget'] : []),
  ...(absorbed.length === 0 ? [] : [', med ', ...absorbed]),
];

export const sv: Texts = {
  name: 'Mulle',
  blurb: 'Fiskespelet med byggen, trotta och tvillingkort som ger poäng.',
  and: ' och ',
  build: (value) => `bygge ${value}`,
  mulles,
  tabbar,
  actions: {
    take: (card, what, count) => [
      ...rich`Ta in med ${card}: `,
      ...what,
      ...(count === 0 ? [] : [` · ${mulles(count)}`]),
    ],
    build: (card, on, value) => rich`Bygg ${card} på ${on} = ${value}`,
    rebuild: (card, from, to) => rich`Bygg om ${from} med ${card} till ${to}`,
    trotta: (card) => rich`Trotta ${card}`,
    discard: (card) => rich`Släng ${card}`,
    feed: (card, value) => rich`Mata ditt bygge ${value} med ${card}`,
  },
  refusals: {
    'not-your-turn': () => ({ title: 'Inte din tur', text: rich`Vänta tills det är din tur.` }),
    'not-dealt': () => ({ title: 'Inte givet än', text: rich`Korten är inte givna än.` }),
    'match-finished': () => ({ title: 'Matchen är slut', text: rich`Matchen är över; börja en ny.` }),
    'card-not-in-hand': ({ card }) => ({ title: 'Inte på hand', text: rich`Du har inte ${card} på handen.` }),
    'card-not-on-table': ({ card }) => ({ title: 'Inte på bordet', text: rich`${card} ligger inte löst på bordet.` }),
    'card-named-twice': ({ card }) => ({
      title: 'Nämnt två gånger',
      text: rich`${card} ligger bara en gång på bordet, och inget kort ingår i två grupper.`,
    }),
    'no-such-build': ({ value }) => ({ title: 'Inget sådant bygge', text: rich`Det finns inget bygge på ${value}.` }),
    'special-takes-builds': ({ card, value }) => ({
      title: 'Bara byggen',
      text: rich`${card} är värt ${value} och tar bara in ett bygge på ${value}, inget löst kort.`,
    }),
    'wrong-sum': ({ card, value }) => ({
      title: 'Summan stämmer inte',
      text: rich`${card} tar in byggen på ${value} och grupper som blir ${value} tillsammans.`,
    }),
    'twin-first': ({ card }) => ({
      title: 'Ta tvillingen',
      text: rich`Tvillingen till ${card} ligger på bordet: kortet tar in den och inget annat.`,
    }),
    'take-the-build': ({ card, value, larger }) => ({
      title: 'Ta bygget också',
      text: [...rich`Det ligger ett bygge på ${value}, och ${card} tar in det i alla fall: `, ...larger, '.'],
    }),
    'take-more': ({ card, larger }) => ({
      title: 'Ta allt du kan',
      text: [...rich`${card} kan ta in mer: `, ...larger, '.'],
    }),
    'auto-decides': ({ card, cards }) => ({
      title: 'Inte det intaget',
      text: [...rich`Här väljer regeln intaget: ${card} tar in `, ...cards, '.'],
    }),
    reserved: ({ card, value }) => ({
      title: 'Reserverat',
      text: rich`${card} är ditt enda kort till ditt bygge på ${value}: det kan bara ta in.`,
    }),
    'value-out-of-range': ({ value }) => ({
      title: 'Inte det värdet',
      text: rich`Ett bygge är värt 2 till 16, inte ${value}.`,
    }),
    'no-taker': ({ card, value }) => ({
      title: 'Intagskort saknas',
      text: rich`Utöver ${card} behöver du ett kort på handen som är värt ${value}.`,
    }),
    'others-build': ({ value }) => ({
      title: 'Värdet är upptaget',
      text: rich`En annan spelare har ett bygge på ${value}; det finns bara ett av varje värde.`,
    }),
    'own-build': ({ value }) => ({
      title: 'Ditt eget bygge',
      text: rich`Du får inte bygga om ditt eget bygge på ${value}.`,
    }),
    'locked-build': ({ value }) => ({ title: 'Låst', text: rich`Bygget på ${value} är låst: det kan bara tas in.` }),
    'wrong-value': ({ card, from, up, down }) => ({
      title: 'Fel värde',
      text: rich`Med ${card} blir bygget på ${from} antingen ${up} eller ${down}.`,
    }),
    'build-in-the-way': ({ value }) => ({
      title: 'Ett bygge är i vägen',
      text: rich`Bygget på ${value} kan inte samlas in, så det går inte att trotta ${value}.`,
    }),
    'nothing-to-gather': ({ value }) => ({
      title: 'Inget att samla',
      text: rich`Inget kort och inget par på bordet blir ${value}.`,
    }),
    'no-trotta-of-aces': ({ card }) => ({
      title: 'Aldrig ett ess',
      text: rich`${card} kan inte trottas: inget på handen är värt 1.`,
    }),
    'has-builds': ({ value }) => ({
      title: 'Du har ett bygge',
      text: rich`Så länge ditt bygge på ${value} ligger kvar får du inte slänga.`,
    }),
    'can-capture': ({ card, value, build, cards }) => ({
      title: 'Det kan ta in',
      text: build
        ? rich`${card} kan ta in bygget på ${value} och får därför inte slängas.`
        : [...rich`${card} kan ta in `, ...cards, ' och får därför inte slängas.'],
    }),
  },
  zones: {
    ownHand: 'Din hand',
    hand: (who) => `${who}: hand`,
    table: 'Bordet',
    build: (who, locked) => `Bygge, ${who}, ${locked ? 'låst' : 'öppet'}`,
    stock: 'Talongen',
    captured: (who) => `${who}: intaget`,
  },
  facts: { omgang: (omgang, of, deal, deals) => `Omgång ${omgang} av ${of} · giv ${deal} av ${deals}` },
  intake: (points) => `intag ${points}`,
  events: {
    dealt: (omgang, deal, starter) => rich`Omgång ${omgang}, giv ${deal}. Börjar: ${starter}.`,
    took: (who, card, what) => [...rich`${who}: ${card} tar in `, ...what],
    built: (who, card, on, build) => [...rich`${who}: ${card} på ${on}, bygge `, ...outcome(build)],
    rebuilt: (who, card, from, build) => [...rich`${who}: ${card} på bygge ${from}, nu `, ...outcome(build)],
    trotta: (who, card, gathered, value) => [
      ...rich`${who}: trotta ${card} med `,
      ...gathered,
      `, bygge ${value}, låst`,
    ],
    fed: (who, card, value) => rich`${who}: ${card} till eget bygge ${value}, låst`,
    discarded: (who, card) => rich`${who}: släng ${card}`,
    swept: (who, cards) => rich`Sist på bordet, ${cards} kort: till ${who}`,
    counted: (omgang, parts) => [
      `Omgång ${omgang}. `,
      parts
        .map(
          ({ who, count, total }) =>
            `${who}: ${count.total} = mullar ${count.mulles} + tabbar ${count.tabbar} + bonus ${count.bonus} (intag ${count.intake}), totalt ${total}`,
        )
        .join('; '),
    ],
  },
  outcome: {
    won: (who, tally) => rich`Vinnare: ${who}, ${tally}`,
    drawn: (tally) => rich`Oavgjort, ${tally}`,
    resigned: (who, loser) => rich`Vinnare: ${who}. Gav upp: ${loser}`,
    time: (who, loser) => rich`Vinnare: ${who}. Tiden slut: ${loser}`,
    left: (who, loser) => rich`Vinnare: ${who}. Lämnade bordet: ${loser}`,
  },
  options: {
    players: 'Spelare',
    'players=2': 'Två spelare',
    'players=4': 'Fyra, i par',
    omgangar: 'Omgångar',
    captureChoice: 'Flera intag möjliga',
    'captureChoice=choose': 'Spelaren väljer',
    'captureChoice=auto': 'Flest högar, sedan mest intag',
    absorb: 'Ett nytt bygge drar till sig',
    'absorb=combos': 'Kort och grupper av värdet',
    'absorb=equalOnly': 'Enstaka kort av värdet',
    'absorb=off': 'Ingenting',
    ownerRebuild: 'Bygga om sitt eget bygge',
    'ownerRebuild=never': 'Aldrig',
    'ownerRebuild=any': 'Så länge det är öppet',
    trailWhenCapturable: 'Slänga ett kort som kan ta in',
    'trailWhenCapturable=false': 'Inte tillåtet',
    'trailWhenCapturable=true': 'Tillåtet',
    tableSpecials: 'Två specialtvillingar som tas löst',
    'tableSpecials=tabbe': 'Ger tabbar',
    'tableSpecials=mulle': 'Är en mulle',
    'preset=standard': 'Standard',
    'preset=classic': 'Klassisk',
  },
};
