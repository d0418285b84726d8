// The keyboard in a replay: arrows move, with Shift further, Home and End to the ends, Space plays.

import type { Player } from './player.ts';

/** Where arrows mean something else: along cards, in fields and lists, between tabs. */
const OWN_ARROWS = '.hand, .column, .pile-at, input, textarea, select';
/** Where Space does. */
const OWN_SPACE = 'button, a, summary, input, textarea, select, [tabindex="0"]:not(.track)';

export const onReplayKey = (player: Player, event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const stops = player.track.peek()?.stops.length ?? 0;
  if (stops === 0) return;
  const go = (run: () => void): void => {
    event.preventDefault();
    player.running.value = false;
    run();
  };
  if (event.key === ' ') {
    if (target.closest(OWN_SPACE) !== null) return;
    event.preventDefault();
    player.toggle();
    return;
  }
  if (target.closest(OWN_ARROWS) !== null) return;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = event.key === 'ArrowRight';
      return go(() => (event.shiftKey ? player.leap(forward) : player.move(forward ? 1 : -1)));
    }
    case 'Home':
      return go(() => player.goToStop(0));
    case 'End':
      return go(() => player.goToStop(stops - 1));
  }
};
