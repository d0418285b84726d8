// The house of Forge: smiths and miners of the mountain.
import { HAIR, SKIN } from './cast.ts';
import type { Cast } from './cast.ts';

export const FORGE: Cast = {
  Dagny: {
    who: { skin: SKIN.fair, hair: HAIR.ginger, head: 'round' },
    as: {
      Apprentice: { backdrop: 'plain', size: 0.86, style: 'shortPlaits', brow: 'raised', eyes: 'wide', mouth: 'smile', mantle: 'leatherApron', with: ['soot', 'gloves'] },
      Journeyman: { backdrop: 'anvil', style: 'undercut', brow: 'level', mouth: 'wry', mantle: 'leatherApron', with: ['soot', 'hammer'], turn: -2 },
      Master_Smith: { backdrop: 'darkRays', style: 'crownPlait', greying: 'lock', brow: 'stern', eyes: 'lidded', mouth: 'level', mantle: 'darkPlate', with: ['soot', 'glowHammer'] },
    },
  },
  Ottar: {
    who: { skin: SKIN.tan, hair: HAIR.brown, head: 'square' },
    as: {
      Stoker: { backdrop: 'glow', size: 1.04, style: 'mop', mouth: 'smile', mantle: 'vest', with: ['coal'] },
      Iron_Arm: { backdrop: 'peak', size: 1.06, style: 'mop', brow: 'level', mouth: 'slight', beard: 'short', mantle: 'ironArm' },
      Walking_Forge: { backdrop: 'smoke', size: 1.1, style: 'crop', greying: 'temples', brow: 'stern', eyes: 'glow', mouth: 'level', beard: 'full', mantle: 'furnace', with: ['chimney'] },
    },
  },
  Runa: {
    who: { skin: '#F7E6D8', hair: '#1F1C22', head: 'tapered' },
    as: {
      Rune_Cutter: { backdrop: 'disc', style: 'curtain', brow: 'level', mouth: 'level', mantle: 'yoke', with: ['rune', 'chisel'] },
      Rune_Binder: { backdrop: 'cave', style: 'curtain', brow: 'firm', eyes: 'lidded', mouth: 'level', mantle: 'robe', with: ['glowRunes', 'cowl'], swap: true },
    },
  },
  Sigge: {
    who: { skin: SKIN.light, hair: HAIR.blond, head: 'wide' },
    as: {
      Hammerhand: { backdrop: 'rays', size: 0.94, style: 'mop', eyes: 'glad', mouth: 'laugh', beard: 'plaited', mantle: 'ropeHarness', with: ['brokenNose', 'hammer'] },
      Anvil_Breaker: { backdrop: 'darkDisc', size: 0.98, style: 'mop', brow: 'stern', eyes: 'fierce', mouth: 'shout', beard: 'plaited', mantle: 'darkPlate', with: ['brokenNose', 'tongsHelm'] },
    },
  },
  Vigdis: {
    who: { skin: SKIN.brown, hair: HAIR.brown, head: 'oval' },
    as: {
      Shield_Maker: { backdrop: 'plain', style: 'bun', brow: 'calm', mouth: 'smile', mantle: 'apron', with: ['shieldBehind'] },
      Shieldwall: { backdrop: 'peak', style: 'bun', brow: 'level', eyes: 'lidded', mouth: 'level', mantle: 'darkPlate', with: ['plateHelm', 'wallOfShields'] },
    },
  },
  Kol: {
    who: { skin: '#B9AFA6', hair: '#8B837C', head: 'gaunt', browColour: '#4A423D' },
    as: {
      Charcoal_Burner: { backdrop: 'smoke', style: 'crop', brow: 'worried', eyes: 'squint', mouth: 'frown', beard: 'stubble', mantle: 'scarf', with: ['flatCap'], swap: true },
      Black_Smoke: { backdrop: 'deep', style: 'mist', brow: 'stern', eyes: 'red', mouth: 'sneer', mantle: 'ragged', with: ['smokeFace', 'flatCap'] },
    },
  },
  Petra: {
    who: { skin: SKIN.dark, hair: HAIR.black, head: 'square' },
    as: {
      Prospector: { backdrop: 'cave', style: 'curls', brow: 'cocked', mouth: 'goldTooth', mantle: 'scarf', with: ['kerchief', 'lampHelmet'] },
      Deep_Miner: { backdrop: 'deep', style: 'curls', greying: 'grey', elder: true, brow: 'stern', mouth: 'frown', mantle: 'ropeHarness', with: ['dust', 'minerHelmet', 'pick'], swap: true },
    },
  },
  Gneis: {
    who: { skin: '#A9A49B', hair: '#7C9A4E', head: 'square', browColour: '#55504B' },
    as: { Stone_Spirit: { backdrop: 'peak', size: 1.06, style: 'moss', brow: 'heavy', eyes: 'serene', mouth: 'level', mantle: 'stone', with: ['cracks'] } },
  },
  Ulf: {
    who: { skin: SKIN.light, hair: HAIR.black, head: 'square' },
    as: { Headsman: { backdrop: 'darkRays', size: 1.12, style: 'none', eyes: 'none', mouth: 'none', mantle: 'bare', with: ['headsmanHood'], swap: true } },
  },
  Mimmi: {
    who: { skin: SKIN.fair, hair: HAIR.white, head: 'round', browColour: '#A79F94' },
    as: { Tinker: { backdrop: 'anvil', size: 0.84, style: 'frizz', elder: true, brow: 'raised', mouth: 'laugh', mantle: 'leatherApron', with: ['lenses'] } },
  },
  Grun: {
    who: { skin: '#5B514C' },
    as: { Slag_Beast: { backdrop: 'glow', beast: 'bull' } },
  },
};
