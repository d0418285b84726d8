// What cards, groups and keywords of the shipped sets are called in a language. Other sets are called as they are written.

import { present } from '../../../kernel/present.ts';
import type { Language } from '../../../kernel/presentation.ts';
import { nameOfId, type CardSet } from '../cards.ts';
import type { Count, EffectStep, Filter } from '../effects/effects.ts';
import { CARD_WORDS } from '../sets/dusk/words/words.ts';
import { isShipped } from '../sets/shipped.ts';

/** How one set is spoken of in one language. */
export interface Naming {
  /** The printed name with its title, such as `Kaito — Scout`. */
  readonly card: (id: string) => string;
  /** The part before the dash and the title after it, if there is one. */
  readonly parts: (id: string) => { readonly name: string; readonly title?: string };
  readonly flavour: (id: string) => string | undefined;
  /** A group or a keyword. */
  readonly group: (name: string) => string;
  /** An effect step with its groups and keywords by the names that are shown. */
  readonly step: <T extends EffectStep>(step: T) => T;
}

const AS_WRITTEN: Naming = {
  card: nameOfId,
  parts: (id) => {
    const [name = '', title] = id.split('/').map(nameOfId);
    return { name, ...present({ title }) };
  },
  flavour: () => undefined,
  group: (name) => name,
  step: (step) => step,
};

const shippedNaming = (language: Language): Naming => {
  const { names, cards } = CARD_WORDS[language];
  const wordsOf = (id: string) => (Object.hasOwn(cards, id) ? cards[id] : undefined);
  const group = (name: string): string => (Object.hasOwn(names, name) ? names[name]! : name);
  const parts: Naming['parts'] = (id) => {
    const [name = '', printed] = id.split('/').map(nameOfId);
    const shown = wordsOf(id)?.[1];
    return printed === undefined ? { name: shown ?? name } : { name, title: shown ?? printed };
  };
  const filterIn = ({ group: of, keyword, ...rest }: Filter): Filter => ({
    ...present({
      group: of === undefined ? undefined : group(of),
      keyword: keyword === undefined ? undefined : group(keyword),
    }),
    ...rest,
  });
  const countIn = ({ filter, ...rest }: Count): Count => ({
    ...rest,
    ...present({ filter: filter === undefined ? undefined : filterIn(filter) }),
  });
  const step = <T extends EffectStep>(each: T): T => {
    const { filter, amount, when, then } = each;
    return {
      ...each,
      ...present({
        filter: filter === undefined ? undefined : filterIn(filter),
        amount: typeof amount === 'object' ? { ...amount, each: countIn(amount.each) } : amount,
        when: when !== undefined && 'count' in when ? { ...when, count: countIn(when.count) } : when,
        // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
        then: then === undefined ? undefined : step(then),
      }),
    };
  };
  return {
    card: (id) => {
      const { name, title } = parts(id);
      return title === undefined ? name : `${name} — ${title}`;
    },
    parts,
    flavour: (id) => wordsOf(id)?.[0],
    group,
    step,
  };
};

const known = new Map<Language, Naming>();

/** How a set is spoken of in a language. */
export const namingOf = (set: CardSet, language: Language): Naming => {
  if (!isShipped(set)) return AS_WRITTEN;
  const naming = known.get(language) ?? shippedNaming(language);
  known.set(language, naming);
  return naming;
};
