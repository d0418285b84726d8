// The house of Tide: divers, thieves and fog.
import { HAIR, SKIN } from './cast.ts';
import type { Cast } from './cast.ts';

export const TIDE: Cast = {
  Nerin: {
    who: { skin: SKIN.fair, hair: HAIR.black, head: 'tapered' },
    as: {
      Diver: { backdrop: 'sea', style: 'slickLong', brow: 'raised', mouth: 'slight', mantle: 'sash', with: ['gogglesUp'], turn: -2 },
      Deep_Diver: { backdrop: 'deepSea', style: 'slickLong', mouth: 'frown', mantle: 'divingCollar', with: ['gogglesOn', 'bubbles'] },
      Queen_Below: { backdrop: 'darkDisc', style: 'floating', brow: 'level', eyes: 'white', mouth: 'level', mantle: 'tallCollar', with: ['coralCrown'] },
    },
  },
  Vex: {
    who: { skin: SKIN.tan, hair: '#4C4A63', head: 'long' },
    as: {
      Thief: { backdrop: 'plain', style: 'overEye', brow: 'cocked', mouth: 'wry', mantle: 'scarf', with: ['domino'], swap: true },
      Mirror_Thief: { backdrop: 'bands', style: 'overEye', brow: 'cocked', mouth: 'wry', mantle: 'coat', with: ['shards'], tilt: 6 },
      Faceless: { backdrop: 'night', style: 'overEye', eyes: 'none', mouth: 'none', mantle: 'cape', with: ['mirror', 'cowl'], swap: true },
    },
  },
  Oshi: {
    who: { skin: SKIN.tan, hair: HAIR.grey, head: 'long', browColour: '#6B635A' },
    as: {
      Fog_Caller: { backdrop: 'bands', style: 'long', elder: true, brow: 'cocked', eyes: 'lidded', mouth: 'wry', mantle: 'shawl', with: ['pipe'] },
      Fog_Itself: { backdrop: 'fog', style: 'mist', greying: 'white', elder: true, brow: 'cocked', eyes: 'white', mouth: 'wry', mantle: 'fogBank' },
    },
  },
  Pell: {
    who: { skin: SKIN.brown, hair: HAIR.brown, head: 'square' },
    as: {
      Ferryman: { backdrop: 'dusk', style: 'mop', eyes: 'lidded', mouth: 'slight', beard: 'stubble', mantle: 'vest', with: ['straw', 'oar'], tilt: 5 },
      Storm_Pilot: { backdrop: 'storm', style: 'mop', brow: 'stern', eyes: 'squint', mouth: 'shout', beard: 'full', mantle: 'oilskin', with: ['souwester', 'rain'], tilt: -6 },
    },
  },
  Sable: {
    who: { skin: '#3E6FA8', hair: '#1D3557', head: 'round', browColour: '#122138' },
    as: {
      Eddy: { backdrop: 'disc', size: 0.82, style: 'eddy', eyes: 'glad', mouth: 'grin', mantle: 'ripple', with: ['bubbles'] },
      Undertow: { backdrop: 'storm', style: 'whirlpool', brow: 'level', eyes: 'white', mouth: 'frown', mantle: 'ripple' },
    },
  },
  Kest: {
    who: { skin: SKIN.light, hair: HAIR.red, head: 'wide' },
    as: {
      Wrecker: { backdrop: 'sea', size: 1.08, style: 'crest', brow: 'firm', mouth: 'sneer', mantle: 'vest', with: ['boatHook'] },
      Ship_Breaker: { backdrop: 'darkRays', size: 1.1, style: 'crest', greying: 'lock', brow: 'stern', eyes: 'fierce', mouth: 'none', mantle: 'chain', with: ['jawGuard'] },
    },
  },
  Reed: {
    who: { skin: SKIN.light, hair: HAIR.straw, head: 'oval' },
    as: {
      Lookout: { backdrop: 'disc', size: 0.86, style: 'mop', brow: 'raised', mouth: 'smile', mantle: 'sash', with: ['freckles', 'spyglass'] },
      Spymaster: { backdrop: 'deep', style: 'tidy', brow: 'cocked', eyes: 'lidded', mouth: 'wry', mantle: 'tallCollar', with: ['freckles', 'monocle'], swap: true },
    },
  },
  Lune: {
    who: { skin: SKIN.fair, hair: HAIR.silver, head: 'tapered' },
    as: { Siren: { backdrop: 'night', style: 'wavy', brow: 'raised', eyes: 'lidded', mouth: 'round', mantle: 'bare', with: ['shells', 'notes'], tilt: 8 } },
  },
  Morro: {
    who: { skin: SKIN.dark, hair: HAIR.black, head: 'wide' },
    as: { Net_Caster: { backdrop: 'rays', size: 1.1, style: 'topknot', brow: 'level', mouth: 'level', mantle: 'net', with: ['tattoo'] } },
  },
  Inka: {
    who: { skin: SKIN.brown, hair: HAIR.black, head: 'round' },
    as: { Eel_Girl: { backdrop: 'fog', size: 0.82, style: 'bowl', brow: 'cocked', eyes: 'open', mouth: 'gap', mantle: 'collar', with: ['eel'] } },
  },
  Gullet: {
    who: { skin: '#4E8A82' },
    as: { Harbour_Beast: { backdrop: 'deepSea', beast: 'pike' } },
  },
};
