// The house of Lantern: gate guards and keepers of light.
import { HAIR, SKIN } from './cast.ts';
import type { Cast } from './cast.ts';

export const LANTERN: Cast = {
  Kaito: {
    who: { skin: SKIN.light, hair: HAIR.black, head: 'oval' },
    as: {
      Scout: { backdrop: 'nightRoofs', size: 0.88, style: 'crop', brow: 'raised', eyes: 'wide', mouth: 'slight', mantle: 'scarf', with: ['cowl', 'smallLamp'], turn: 2 },
      Captain: { backdrop: 'gate', style: 'crop', brow: 'level', mouth: 'wry', mantle: 'brassCoat', with: ['scarCheek'], swap: true },
      Marshal: { backdrop: 'darkRays', style: 'crop', greying: 'temples', brow: 'stern', mouth: 'level', beard: 'short', mantle: 'marshal', with: ['scarCheek', 'standardLamp'] },
    },
  },
  Sen: {
    who: { skin: SKIN.fair, hair: HAIR.chestnut, head: 'round' },
    as: {
      Wick_Keeper: { backdrop: 'lamps', size: 0.84, style: 'plaits', brow: 'worried', mouth: 'smile', mantle: 'apron', with: ['freckles', 'wick'] },
      Flame_Keeper: { backdrop: 'darkDisc', style: 'braid', eyes: 'lidded', mantle: 'shawl', with: ['freckles', 'cuppedFlame'], tilt: 4 },
      Beacon: { backdrop: 'deep', style: 'loose', greying: 'white', elder: true, browColour: '#8A8178', eyes: 'serene', mantle: 'robe', with: ['fireHalo'] },
    },
  },
  Mara: {
    who: { skin: SKIN.dark, hair: HAIR.black, head: 'square' },
    as: {
      Bell_Ringer: { backdrop: 'bands', style: 'crop', brow: 'stern', eyes: 'lidded', mouth: 'level', mantle: 'bellRope', with: ['earrings'] },
      Voice_of_the_Bell: { backdrop: 'rays', style: 'crop', greying: 'grey', elder: true, brow: 'raised', eyes: 'serene', mouth: 'shout', mantle: 'cape', with: ['bellHat', 'earrings'] },
    },
  },
  Tomo: {
    who: { skin: SKIN.fair, hair: HAIR.red, head: 'wide' },
    as: {
      Torchbearer: { backdrop: 'roofs', size: 1.04, style: 'curls', eyes: 'glad', mouth: 'grin', mantle: 'sash', with: ['torch'] },
      Firebrand: { backdrop: 'glow', size: 1.04, style: 'mane', brow: 'stern', eyes: 'fierce', mouth: 'shout', beard: 'wild', mantle: 'ragged', with: ['twoTorches'] },
    },
  },
  Ilva: {
    who: { skin: SKIN.fair, hair: HAIR.blond, head: 'tapered' },
    as: {
      Oathsworn: { backdrop: 'disc', style: 'bob', brow: 'firm', mouth: 'level', mantle: 'plate' },
      Oathkeeper: { backdrop: 'gate', style: 'bob', brow: 'calm', eyes: 'serene', mouth: 'slight', mantle: 'plate', with: ['scarEye', 'lampHelm'] },
    },
  },
  Brann: {
    who: { skin: SKIN.tan, hair: HAIR.brown, head: 'square' },
    as: {
      Gate_Warden: { backdrop: 'lamps', size: 1.14, style: 'bald', brow: 'heavy', beard: 'full', mantle: 'guard', with: ['keys'], swap: true },
      Old_Wall: { backdrop: 'dusk', size: 1.14, style: 'bald', greying: 'white', browColour: '#B3ABA1', brow: 'heavy', eyes: 'squint', beard: 'long', mantle: 'fur', with: ['greatShield'] },
    },
  },
  Rook: {
    who: { skin: SKIN.tan, hair: HAIR.chestnut, head: 'round' },
    as: {
      Errand_Boy: { backdrop: 'plain', size: 0.82, style: 'mop', brow: 'cocked', mouth: 'gap', mantle: 'scarf', with: ['bigCap'], tilt: -7 },
      Recruiter: { backdrop: 'darkRays', style: 'mop', brow: 'raised', eyes: 'wink', mouth: 'smile', beard: 'moustache', mantle: 'coat', with: ['cap', 'scroll'], tilt: -4 },
    },
  },
  Yuri: {
    who: { skin: SKIN.light, hair: HAIR.grey, head: 'gaunt', browColour: '#6B635A' },
    as: { Quartermaster: { backdrop: 'deep', style: 'tidy', elder: true, brow: 'raised', mouth: 'level', mantle: 'collar', with: ['roundGlasses', 'ledger'] } },
  },
  Hale: {
    who: { skin: SKIN.deep, hair: HAIR.black, head: 'round' },
    as: { Drummer: { backdrop: 'rays', style: 'bun', eyes: 'glad', mouth: 'laugh', mantle: 'vest', with: ['drum'], tilt: 5 } },
  },
  Ash: {
    who: { skin: '#F29A3C', hair: '#FFD24A', head: 'round', browColour: '#8C2B22' },
    as: { Ember_Spirit: { backdrop: 'deep', size: 0.94, style: 'flame', eyes: 'white', mouth: 'smile', mantle: 'blaze', with: ['embers', 'sparks'] } },
  },
  Pim: {
    who: { skin: SKIN.light, hair: HAIR.straw, head: 'round' },
    as: { Candle_Child: { backdrop: 'nightRoofs', size: 0.76, style: 'bowl', brow: 'raised', eyes: 'wide', mouth: 'round', mantle: 'collar', with: ['rosy', 'candleHat'] } },
  },
};
