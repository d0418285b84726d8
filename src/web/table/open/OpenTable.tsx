// A table of open cards that hands take from: the others above, the cards between, one's own hand below.

import type { VNode } from 'preact';
import { fill, text } from '../../text/index.ts';
import { Clock } from '../around/Clock.tsx';
import { useHandDragging } from '../around/use-dragging.ts';
import { NearName } from '../around/NearName.tsx';
import { OwnHand } from '../around/OwnHand.tsx';
import { zonesOf } from '../around/Seats.tsx';
import { useTable } from '../model/context.ts';
import { tableFacts } from '../model/facts.ts';
import { Compose } from './Compose.tsx';
import { LyingCards } from './Lying.tsx';
import { Players, TakenPile } from './Players.tsx';

/** One line above the cards: how far the match is, and what is left to deal. */
const Standing = (): VNode => {
  const { session, picture, words } = useTable();
  const stock = picture.scene.zones.find(({ kind }) => kind === 'stock');
  const facts = tableFacts(picture.scene).map((fact) => words.fact(fact, session.who));
  const left = stock === undefined ? [] : [fill(text.value.left, { n: stock.cards.length })];
  return (
    <div class="standing-line" data-zone={stock?.id}>
      {[...facts, ...left].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
};

/** What this player has taken, and what is said about it. */
const Own = (): VNode => {
  const { session, picture, words, me } = useTable();
  return (
    <div class="own">
      <NearName />
      {zonesOf(picture, me, 'pile').map((zone) => (
        <TakenPile key={zone.id} zone={zone} />
      ))}
      {picture.scene.facts
        .filter((fact) => fact.seat === me)
        .map((fact) => (
          <span key={fact.key} class="pill soft" data-fact={fact.key}>
            {words.fact(fact, session.who, true)}
          </span>
        ))}
      <Clock seat={me} />
    </div>
  );
};

export const OpenTable = (): VNode => (
  <div ref={useHandDragging()} class="open-table">
    <Players />
    <Standing />
    <LyingCards />
    <OwnHand />
    <Own />
    <Compose />
  </div>
);
