// Wanderers of no house.
import { HAIR, SKIN } from './cast.ts';
import type { Cast } from './cast.ts';

export const INDEPENDENT: Cast = {
  Dov: {
    who: { skin: SKIN.tan, hair: HAIR.brown, head: 'wide' },
    as: {
      Peddler: {
        backdrop: 'road',
        size: 1.04,
        brow: 'raised',
        eyes: 'glad',
        mouth: 'grin',
        mantle: 'waistcoat',
        with: ['rosy', 'pots', 'stripedCap'],
      },
    },
  },
  Grim: {
    who: { skin: SKIN.tan, hair: HAIR.black, head: 'long' },
    as: {
      Sellsword: {
        backdrop: 'dusk',
        size: 1.06,
        style: 'long',
        brow: 'stern',
        mouth: 'frown',
        beard: 'stubble',
        mantle: 'guard',
        with: ['patch', 'swordHilt'],
        swap: true,
      },
    },
  },
  Nix: {
    who: { skin: SKIN.brown, hair: HAIR.chestnut, head: 'round' },
    as: {
      Pickpocket: {
        backdrop: 'night',
        size: 0.84,
        style: 'mop',
        brow: 'cocked',
        eyes: 'lidded',
        mouth: 'wry',
        mantle: 'ragged',
        with: ['raggedCowl', 'earRing'],
        tilt: 6,
      },
    },
  },
  Lazlo: {
    who: { skin: SKIN.fair, hair: '#4A4A52', head: 'gaunt' },
    as: {
      Puppeteer: {
        backdrop: 'lamps',
        style: 'slick',
        brow: 'cocked',
        eyes: 'lidded',
        mouth: 'smile',
        beard: 'pointed',
        mantle: 'velvet',
        with: ['topHat', 'puppet'],
        tilt: -4,
      },
    },
  },
  Bruna: {
    who: { skin: SKIN.light, hair: HAIR.chestnut, head: 'wide' },
    as: {
      Innkeeper: {
        backdrop: 'inn',
        size: 1.1,
        style: 'bun',
        eyes: 'glad',
        mouth: 'smile',
        mantle: 'apron',
        with: ['rosy', 'kerchief', 'mug'],
      },
    },
  },
  Quill: {
    who: { skin: SKIN.light, hair: '#A8662F', head: 'long' },
    as: {
      Chronicler: {
        backdrop: 'violet',
        style: 'parted',
        brow: 'raised',
        mantle: 'collar',
        with: ['ink', 'roundGlasses', 'quill', 'book'],
      },
    },
  },
  Ox: {
    who: { skin: SKIN.brown, hair: HAIR.brown, head: 'wide' },
    as: {
      Wandering_Giant: {
        backdrop: 'meadow',
        size: 1.18,
        style: 'bowl',
        brow: 'heavy',
        mouth: 'smile',
        mantle: 'poncho',
        with: ['bigFlower'],
      },
    },
  },
  Mirel: {
    who: { skin: SKIN.dark, hair: HAIR.black },
    as: {
      Healer: {
        backdrop: 'disc',
        style: 'braid',
        eyes: 'lidded',
        mouth: 'smile',
        mantle: 'robe',
        with: ['veil'],
        tilt: 5,
      },
    },
  },
  Sorrow: {
    who: { skin: SKIN.fair, hair: HAIR.violet, head: 'tapered' },
    as: {
      Veiled_Duellist: {
        backdrop: 'plain',
        style: 'tail',
        brow: 'level',
        eyes: 'lidded',
        mantle: 'widows',
        with: ['mouthVeil', 'rapier'],
        swap: true,
      },
    },
  },
  Tam: {
    who: { skin: '#B9B2A8' },
    as: { Stray_Dog: { backdrop: 'rays', beast: 'terrier' } },
  },
  Jory: {
    who: { skin: SKIN.light, hair: HAIR.black },
    as: {
      Gambler: {
        backdrop: 'tent',
        style: 'slick',
        brow: 'cocked',
        mouth: 'smile',
        mantle: 'waistcoat',
        with: ['gamblerHat'],
        tilt: -5,
      },
      High_Roller: {
        backdrop: 'darkRays',
        style: 'slick',
        greying: 'grey',
        elder: true,
        brow: 'cocked',
        eyes: 'lidded',
        mouth: 'wry',
        mantle: 'velvet',
        with: ['diceEarring'],
      },
    },
  },
  Rhea: {
    who: { skin: SKIN.brown, hair: HAIR.chestnut, head: 'tapered' },
    as: {
      Bounty_Hunter: {
        backdrop: 'road',
        style: 'long',
        brow: 'firm',
        mouth: 'level',
        mantle: 'coat',
        with: ['scarLip', 'wideHat'],
      },
      Nemesis: {
        backdrop: 'violet',
        style: 'long',
        greying: 'white',
        brow: 'stern',
        mouth: 'frown',
        mantle: 'coat',
        with: ['scarLip', 'shadowEye', 'tornHat'],
        swap: true,
      },
    },
  },
  Bo: {
    who: { skin: SKIN.tan, hair: HAIR.grey, head: 'round', browColour: '#6B635A' },
    as: {
      Hermit: {
        backdrop: 'cave',
        style: 'mop',
        brow: 'raised',
        eyes: 'glad',
        mouth: 'laugh',
        beard: 'tangled',
        mantle: 'poncho',
      },
      Mountain_Sage: {
        backdrop: 'snow',
        style: 'bald',
        greying: 'white',
        browColour: '#8A8178',
        eyes: 'serene',
        beard: 'snow',
        mantle: 'robe',
        with: ['thirdEye', 'pebbles'],
      },
    },
  },
};
