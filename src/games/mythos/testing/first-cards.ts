// Cards that never change, for positions that were found once: The Long Dusk as it was first, and two decks of that time.

import { writeSetText } from '../sets/set-text.ts';
import { firstDusk } from '../sets/shipped.ts';

const LANTERNS = `2 Kaito — Scout
2 Kaito — Captain
1 Kaito — Marshal
2 Sen — Wick Keeper
2 Sen — Flame Keeper
1 Sen — Beacon
2 Mara — Bell Ringer
2 Mara — Voice of the Bell
2 Tomo — Torchbearer
1 Tomo — Firebrand
2 Ilva — Oathsworn
2 Ilva — Oathkeeper
1 Brann — Gate Warden
1 Brann — Old Wall
1 Rook — Recruiter
2 Yuri — Quartermaster
1 Hale — Drummer
1 Pim — Candle Child
2 Hold the Line

1 The Sunken Bell
1 Lantern Road
1 Quiet Shrine
`;

const TIDES = `2 Nerin — Diver
2 Nerin — Deep Diver
2 Nerin — Queen Below
2 Vex — Thief
1 Vex — Mirror Thief
1 Vex — Faceless
2 Oshi — Fog Caller
1 Oshi — Fog Itself
2 Sable — Eddy
2 Sable — Undertow
2 Kest — Wrecker
1 Kest — Ship Breaker
1 Reed — Spymaster
2 Lune — Siren
2 Morro — Net Caster
1 Inka — Eel Girl
1 Gullet — Harbour Beast
1 Nix — Pickpocket
2 From the Fog

1 Harbour Watch
1 Fog Market
1 The Long Bridge
`;

/** The set, and a deck per seat. */
export const FIRST_CARDS = { set: writeSetText(firstDusk), decks: [LANTERNS, TIDES] };
