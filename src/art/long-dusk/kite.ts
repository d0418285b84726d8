// The house of Kite: runners on ropes and roofs.
import { HAIR, SKIN } from './cast.ts';
import type { Cast } from './cast.ts';

export const KITE: Cast = {
  Aya: {
    who: { skin: SKIN.tan, hair: HAIR.brown },
    as: {
      Rope_Runner: {
        backdrop: 'ropes',
        size: 0.88,
        style: 'blown',
        brow: 'raised',
        mouth: 'grin',
        mantle: 'looseSleeves',
        with: ['headband'],
        tilt: -6,
      },
      Sky_Courier: {
        backdrop: 'sky',
        style: 'blown',
        brow: 'level',
        mouth: 'smile',
        mantle: 'satchel',
        with: ['gogglesUp'],
        turn: 2,
      },
      Windmaster: {
        backdrop: 'highSky',
        style: 'swept',
        greying: 'lock',
        eyes: 'serene',
        mantle: 'wings',
        with: ['circlet'],
      },
    },
  },
  Iro: {
    who: { skin: SKIN.deep, hair: HAIR.black, head: 'wide' },
    as: {
      Tallyman: {
        backdrop: 'lamps',
        brow: 'worried',
        mouth: 'level',
        mantle: 'robe',
        with: ['roundGlasses', 'abacus'],
      },
      Wind_Broker: {
        backdrop: 'kites',
        brow: 'cocked',
        mouth: 'smile',
        beard: 'moustache',
        mantle: 'open',
        with: ['turban'],
        turn: 2,
      },
      Guildmaster: {
        backdrop: 'darkDisc',
        size: 1,
        style: 'bald',
        greying: 'white',
        browColour: '#E6E1D8',
        brow: 'raised',
        eyes: 'lidded',
        beard: 'grand',
        mantle: 'fur',
        with: ['greatTurban', 'rings'],
      },
    },
  },
  Suri: {
    who: { skin: SKIN.brown, hair: HAIR.black, head: 'tapered' },
    as: {
      Roof_Dancer: {
        backdrop: 'roofs',
        style: 'highTail',
        brow: 'raised',
        eyes: 'wink',
        mouth: 'smile',
        mantle: 'bare',
        with: ['bells'],
        tilt: 8,
      },
      Roof_Queen: {
        backdrop: 'darkRays',
        style: 'highTail',
        brow: 'cocked',
        eyes: 'lidded',
        mouth: 'level',
        mantle: 'looseSleeves',
        with: ['paintedEyes', 'ribbonCrown', 'bells'],
      },
    },
  },
  Talo: {
    who: { skin: SKIN.light, hair: HAIR.chestnut },
    as: {
      Glider: {
        backdrop: 'cloudSea',
        style: 'none',
        brow: 'raised',
        eyes: 'wide',
        mouth: 'grin',
        mantle: 'ropeHarness',
        with: ['freckles', 'flyingCap'],
      },
      Stormrider: {
        backdrop: 'storm',
        style: 'none',
        brow: 'firm',
        mouth: 'level',
        beard: 'stubble',
        mantle: 'coat',
        with: ['freckles', 'lightningScar', 'flyingCap', 'gogglesOn', 'bolts'],
      },
    },
  },
  Wenna: {
    who: { skin: SKIN.fair, hair: '#A8502A', head: 'round' },
    as: {
      Weather_Reader: {
        backdrop: 'meadow',
        style: 'blownCurls',
        brow: 'raised',
        eyes: 'lidded',
        mantle: 'cape',
        with: ['vane'],
        tilt: 5,
      },
      Storm_Reader: {
        backdrop: 'highSky',
        style: 'static',
        greying: 'lock',
        elder: true,
        brow: 'stern',
        eyes: 'blind',
        mouth: 'frown',
        mantle: 'cape',
        with: ['vane'],
        swap: true,
      },
    },
  },
  Hob: {
    who: { skin: SKIN.tan, hair: HAIR.brown, head: 'wide' },
    as: {
      Porter: {
        backdrop: 'disc',
        size: 1.18,
        style: 'bald',
        brow: 'worried',
        mouth: 'smile',
        mantle: 'ropeHarness',
      },
      Load_Bearer: {
        backdrop: 'plain',
        size: 1.06,
        style: 'bald',
        brow: 'raised',
        eyes: 'lidded',
        beard: 'full',
        mantle: 'ropeHarness',
        with: ['crates'],
      },
    },
  },
  Fen: {
    who: { skin: SKIN.dark, hair: HAIR.white, head: 'long', browColour: '#6B635A' },
    as: {
      Signaller: {
        backdrop: 'bands',
        brow: 'level',
        mouth: 'level',
        mantle: 'robe',
        with: ['twoFlags'],
      },
      Signal_Master: {
        backdrop: 'deep',
        style: 'crest',
        brow: 'firm',
        eyes: 'lidded',
        mouth: 'level',
        mantle: 'flagCollar',
      },
    },
  },
  Zella: {
    who: { skin: '#CFEAF5', hair: '#7FC4E0', head: 'tapered', browColour: '#4F8FB0' },
    as: {
      Breeze_Spirit: { backdrop: 'highSky', style: 'gusts', eyes: 'glad', mouth: 'laugh', mantle: 'breeze', tilt: -8 },
    },
  },
  Corvin: {
    who: { skin: SKIN.fair, hair: '#4A4A52', head: 'gaunt' },
    as: {
      Toll_Keeper: {
        backdrop: 'dusk',
        style: 'long',
        elder: true,
        brow: 'stern',
        eyes: 'lidded',
        mouth: 'frown',
        mantle: 'tallCollar',
        with: ['hookNose', 'blackHat', 'crow'],
        swap: true,
      },
    },
  },
  Anselm: {
    who: { skin: SKIN.light, hair: HAIR.white, browColour: '#A79F94' },
    as: {
      Kite_Maker: {
        backdrop: 'rays',
        style: 'tufts',
        elder: true,
        brow: 'raised',
        eyes: 'glad',
        mouth: 'smile',
        mantle: 'apron',
        with: ['paintedNose', 'paperKite'],
      },
    },
  },
  Orro: {
    who: { skin: '#FFFFFF' },
    as: { Great_Crane: { backdrop: 'darkDisc', beast: 'crane' } },
  },
};
