// The five decks of The Long Dusk, in the text form that people write by hand.

/** Lanterns: tokens and a team that stands together. */
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

/** Tides: hidden characters, and what they do when they come up. */
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

/** Kites: characters that fight twice, and the chakra for more of them. */
const KITES = `1 Aya — Rope Runner
2 Aya — Sky Courier
1 Aya — Windmaster
2 Iro — Tallyman
1 Iro — Wind Broker
1 Iro — Guildmaster
2 Suri — Roof Dancer
1 Suri — Roof Queen
1 Talo — Glider
2 Talo — Stormrider
2 Wenna — Weather Reader
1 Wenna — Storm Reader
2 Hob — Porter
2 Hob — Load Bearer
1 Fen — Signaller
1 Fen — Signal Master
1 Zella — Breeze Spirit
1 Corvin — Toll Keeper
2 Orro — Great Crane
2 Updraft
1 Cut the Rope

1 The Wind Stair
1 Toll Gate
1 Night of Kites
`;

/** Forge: upgrades, and enemies out of the way. */
const FORGE = `2 Dagny — Apprentice
2 Dagny — Journeyman
1 Dagny — Master Smith
2 Ottar — Stoker
1 Ottar — Iron Arm
1 Ottar — Walking Forge
1 Runa — Rune Cutter
1 Runa — Rune Binder
2 Sigge — Hammerhand
1 Sigge — Anvil Breaker
2 Vigdis — Shield Maker
1 Vigdis — Shieldwall
2 Kol — Charcoal Burner
1 Kol — Black Smoke
1 Petra — Prospector
1 Gneis — Stone Spirit
2 Ulf — Headsman
1 Mimmi — Tinker
2 Grun — Slag Beast
2 Break the Mould
1 Cold Quench

1 The Deep Mine
1 The Cold Forge
1 The Last Lighthouse
`;

/** The lesson's deck: short texts, one idea per card. */
const LESSON = `2 Hale — Drummer
2 Dagny — Apprentice
2 Dagny — Journeyman
2 Sen — Wick Keeper
2 Kaito — Scout
2 Kaito — Captain
2 Nerin — Diver
2 Pell — Ferryman
2 Iro — Tallyman
2 Grim — Sellsword
2 Sigge — Hammerhand
2 Ilva — Oathsworn
2 Brann — Gate Warden
2 Ember Oath
2 Second Wind

1 Lantern Road
1 Harbour Watch
1 Quiet Shrine
`;

/** The decks by the names that people choose them by. */
export const DUSK_DECKS = { lanterns: LANTERNS, tides: TIDES, kites: KITES, forge: FORGE, lesson: LESSON } as const;
