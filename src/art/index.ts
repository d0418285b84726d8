// Entry of the art layer: everything other layers may draw.
export { BACK_NAMES, backSprite, cardBack, compactBack, hiddenCharacter } from './backs.ts';
export type { BackName } from './backs.ts';
export { cardBackSvg, cardFaceSvg } from './faces.ts';
export type { ArtDeck, CardFaceOptions } from './faces.ts';
export {
  FRENCH_RANKS,
  FRENCH_SUITS,
  frenchCard,
  frenchCardSvg,
  frenchCompactCard,
  frenchDeckSprite,
  frenchSuitSymbol,
  rankLabel,
  suitColour,
} from './french.ts';
export type { FrenchFaceOptions, FrenchRank, FrenchSuit } from './french.ts';
export { ICON_NAMES, icon, iconSprite, iconSvg } from './icons.ts';
export type { IconName, IconOptions } from './icons.ts';
export { COLOUR, FRENCH_BOX, SPANISH_BOX, sprite, svg } from './kit.ts';
export type { Box, DocumentOptions, SpriteEntry } from './kit.ts';
export { lettering } from './lettering.ts';
export type { LetteringOptions } from './lettering.ts';
export { MYTHOS_FACTIONS, mythosEmblem } from './mythos-factions.ts';
export type { FactionColours, MythosFaction } from './mythos-factions.ts';
export { timingIcon, tokenPips, triggerIcon } from './mythos-marks.ts';
export type { MythosTiming, MythosTrigger, TokenPipsOptions } from './mythos-marks.ts';
export type { MythosEffectText } from './mythos-text.ts';
export { mythosCard, mythosCardSvg, mythosCompactCard } from './mythos.ts';
export type { MythosCardData, MythosCharacterData, MythosJutsuData, MythosMissionData } from './mythos.ts';
export type { ClothColours } from './portrait-mantles.ts';
export { bust } from './portraits.ts';
export type { PortraitLook } from './portraits.ts';
export { randomFrom } from './random.ts';
export type { ArtRandom } from './random.ts';
export { SPANISH_SUITS, spanishSuitSymbol } from './spanish-suits.ts';
export type { SpanishSuit, SpanishSymbolOptions } from './spanish-suits.ts';
export {
  SPANISH_RANKS,
  SPANISH_RANKS_40,
  spanishCard,
  spanishCardSvg,
  spanishCompactCard,
  spanishDeckSprite,
} from './spanish.ts';
export type { SpanishRank } from './spanish.ts';
