// The curtain between two hands: says who is to take the device, and shows nothing of the table.

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../kernel/game.ts';
import { follow } from '../router.ts';
import { fill, text } from '../text/index.ts';
import type { Neighbour } from './asking.ts';
import { localText } from './text/index.ts';

/** The first of them is called; others may come first. */
export const Curtain = ({
  takers,
  onShow,
}: {
  readonly takers: readonly Neighbour[];
  readonly onShow: (seat: Seat) => void;
}): VNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  const t = localText.value;
  const [first] = takers;
  // On the heading, so that no key that was meant for a card lifts the curtain.
  useEffect(() => heading.current?.focus(), [first?.seat]);
  useEffect(() => {
    document.title = 'Baize';
  }, []);
  return (
    <main class="curtain" data-testid="curtain">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {fill(t.turnOf, { name: first?.name ?? '' })}
        </h1>
        <p>{t.takeDevice}</p>
        {takers.map(({ seat, name }) => (
          <button
            key={seat}
            type="button"
            class={seat === first?.seat ? 'btn primary' : 'btn'}
            data-testid={`show-${seat}`}
            onClick={() => onShow(seat)}
          >
            {fill(t.show, { name })}
          </button>
        ))}
        <a class="btn quiet" href="/" onClick={follow}>
          {text.value.home}
        </a>
      </div>
    </main>
  );
};
