// What is said of decks: the shipped ones in a few words, and what is wrong with a list and what helps.

import type { Language } from '../../../kernel/presentation.ts';

/** The words of one language. */
interface DeckWords {
  readonly covers: { readonly [deck: string]: { readonly title: string; readonly about: string } };
  readonly noCard: (name: string, near: string) => string;
  readonly lineTooLong: (most: number) => string;
  readonly linesTooMany: (most: number) => string;
  readonly tooFew: (missing: number) => string;
  readonly tooMany: (over: number) => string;
  readonly copies: (card: string, count: number, most: number) => string;
  readonly missionTwice: string;
  readonly fewMissions: (count: number, of: number) => string;
  readonly manyMissions: (count: number, of: number) => string;
}

export const DECK_WORDS: { readonly [language in Language]: DeckWords } = {
  en: {
    covers: {
      lanterns: { title: 'Lanterns', about: 'tokens, and a team that stands together' },
      tides: { title: 'Tides', about: 'hidden divers, thieves, and a sea that moves everybody' },
    },
    noCard: (name, near) => `“${name}” is no card of this set.${near === '' ? '' : ` Did you mean ${near}?`}`,
    lineTooLong: (most) => `This line is too long: at most ${most} characters.`,
    linesTooMany: (most) => `Only the first ${most} lines are read: leave out the rest.`,
    tooFew: (missing) => `Add ${missing} more ${missing === 1 ? 'card' : 'cards'}.`,
    tooMany: (over) => `Take out ${over} ${over === 1 ? 'card' : 'cards'}.`,
    copies: (card, count, most) => `${card} is there ${count} times: at most ${most}, take out ${count - most}.`,
    missionTwice: 'A mission is there twice: each may be there once.',
    fewMissions: (count, of) => `${count} of ${of} missions: add ${of - count}.`,
    manyMissions: (count, of) => `${count} missions, only ${of} may be there: take out ${count - of}.`,
  },
  es: {
    covers: {
      lanterns: { title: 'Faroles', about: 'fichas y un equipo que se apoya' },
      tides: { title: 'Mareas', about: 'buzos ocultos, ladrones y un mar que mueve a todos' },
    },
    noCard: (name, near) => `«${name}» no es una carta de esta colección.${near === '' ? '' : ` ¿Era ${near}?`}`,
    lineTooLong: (most) => `Esta línea es demasiado larga: como mucho ${most} caracteres.`,
    linesTooMany: (most) => `Solo se leen las primeras ${most} líneas: quita las demás.`,
    tooFew: (missing) => (missing === 1 ? 'Añade 1 carta más.' : `Añade ${missing} cartas más.`),
    tooMany: (over) => (over === 1 ? 'Quita 1 carta.' : `Quita ${over} cartas.`),
    copies: (card, count, most) => `${card} está ${count} veces: como mucho ${most}, quita ${count - most}.`,
    missionTwice: 'Hay una misión repetida: cada una, solo una vez.',
    fewMissions: (count, of) => `${count} de ${of} misiones: añade ${of - count}.`,
    manyMissions: (count, of) => `Hay ${count} misiones y solo caben ${of}: quita ${count - of}.`,
  },
  sv: {
    covers: {
      lanterns: { title: 'Lyktor', about: 'markörer och ett lag som håller ihop' },
      tides: { title: 'Tidvatten', about: 'dolda dykare, tjuvar och ett hav som flyttar alla' },
    },
    noCard: (name, near) => `”${name}” finns inte i samlingen.${near === '' ? '' : ` Menade du ${near}?`}`,
    lineTooLong: (most) => `Raden är för lång: högst ${most} tecken.`,
    linesTooMany: (most) => `Bara de första ${most} raderna läses: ta bort resten.`,
    tooFew: (missing) => `Lägg till ${missing} kort.`,
    tooMany: (over) => `Ta bort ${over} kort.`,
    copies: (card, count, most) => `${card} finns ${count} gånger: högst ${most}, ta bort ${count - most}.`,
    missionTwice: 'Ett uppdrag finns två gånger: varje uppdrag får finnas en gång.',
    fewMissions: (count, of) => `${count} av ${of} uppdrag: lägg till ${of - count}.`,
    manyMissions: (count, of) => `${count} uppdrag, bara ${of} får finnas: ta bort ${count - of}.`,
  },
  de: {
    covers: {
      lanterns: { title: 'Laternen', about: 'Marken und ein Trupp, der zusammenhält' },
      tides: { title: 'Gezeiten', about: 'verdeckte Taucher, Diebe und ein Meer, das alle bewegt' },
    },
    noCard: (name, near) => `„${name}“ ist keine Karte dieses Sets.${near === '' ? '' : ` Meinst du ${near}?`}`,
    lineTooLong: (most) => `Diese Zeile ist zu lang: höchstens ${most} Zeichen.`,
    linesTooMany: (most) => `Nur die ersten ${most} Zeilen werden gelesen: lass den Rest weg.`,
    tooFew: (missing) => (missing === 1 ? 'Nimm noch 1 Karte dazu.' : `Nimm noch ${missing} Karten dazu.`),
    tooMany: (over) => (over === 1 ? 'Nimm 1 Karte heraus.' : `Nimm ${over} Karten heraus.`),
    copies: (card, count, most) => `${card} ist ${count}-mal dabei: höchstens ${most}, nimm ${count - most} heraus.`,
    missionTwice: 'Eine Mission ist doppelt: jede darf nur einmal dabei sein.',
    fewMissions: (count, of) => `${count} von ${of} Missionen: nimm ${of - count} dazu.`,
    manyMissions: (count, of) => `${count} Missionen, nur ${of} dürfen dabei sein: nimm ${count - of} heraus.`,
  },
  fr: {
    covers: {
      lanterns: { title: 'Lanternes', about: 'des jetons et une équipe soudée' },
      tides: { title: 'Marées', about: 'plongeurs cachés, voleurs et une mer qui déplace tout le monde' },
    },
    noCard: (name, near) =>
      `« ${name} » n’est pas une carte de cette série.${near === '' ? '' : ` Voulais-tu dire ${near} ?`}`,
    lineTooLong: (most) => `Cette ligne est trop longue : ${most} caractères au plus.`,
    linesTooMany: (most) => `Seules les ${most} premières lignes sont lues : retire les autres.`,
    tooFew: (missing) => (missing === 1 ? 'Ajoute 1 carte.' : `Ajoute ${missing} cartes.`),
    tooMany: (over) => (over === 1 ? 'Retire 1 carte.' : `Retire ${over} cartes.`),
    copies: (card, count, most) => `${card} y est ${count} fois : ${most} au plus, retires-en ${count - most}.`,
    missionTwice: 'Une mission y est deux fois : chacune ne peut y être qu’une fois.',
    fewMissions: (count, of) => `${count} missions sur ${of} : ajoutes-en ${of - count}.`,
    manyMissions: (count, of) => `${count} missions pour ${of} places : retires-en ${count - of}.`,
  },
};
