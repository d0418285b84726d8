// Templates: plain strings with `{name}`, `{n, plural, one {# card} other {# cards}}`, `{mode, select, …}`, `{who, person, you {You win} other {# wins}}` and lists, read once each.

/** How a value is written into its place. `list` puts commas between items; `and` and `or` use the language's own words. */
const SIMPLE_KINDS = ['number', 'list', 'and', 'or'] as const;
const CHOICE_KINDS = ['plural', 'select', 'person'] as const;

export type ListKind = 'list' | 'and' | 'or';
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
/** `text` is a bare `{name}`. */
export type ParamKind = 'text' | (typeof SIMPLE_KINDS)[number] | ChoiceKind;

/** A part of a template: words as they are, a value, or branches to choose from; `#` is the number of the plural or the names of the person around it. */
export type TemplatePart =
  | string
  | { readonly kind: Exclude<ParamKind, ChoiceKind>; readonly param: string }
  | { readonly kind: ChoiceKind; readonly param: string; readonly branches: ReadonlyMap<string, Template> };

export type Template = readonly TemplatePart[];

/** What is wrong with a template, and at which character of it. */
export class TemplateError extends Error {
  readonly at: number;
  constructor(template: string, at: number, problem: string) {
    super(`${problem} at character ${at + 1} of "${template}"`);
    this.at = at;
  }
}

const NAME = /[A-Za-z]\w*/uy;
const BRANCH = /(?:=\d+|[\w-]+)/uy;
const SPACE = /\s*/uy;
const PLAIN = /[^{}#]+/uy;

/** Reads a template from left to right, each character once. */
export const readTemplate = (template: string): Template => {
  let at = 0;

  const fail = (problem: string, place = at): never => {
    throw new TemplateError(template, place, problem);
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(template)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const expect = (sign: string): void => {
    take(SPACE);
    if (template[at] !== sign) fail(`expected "${sign}"`);
    at++;
  };

  /** Text up to the `}` that closes its branch, or to the end; `sharp` is what `#` stands for. */
  const text = (sharp: TemplatePart, isBranch: boolean): Template => {
    const parts: TemplatePart[] = [];
    for (;;) {
      const words = take(PLAIN);
      if (words !== '') parts.push(words);
      const sign = template[at];
      if (sign === '{') parts.push(param(sharp));
      else if (sign === '#') {
        at++;
        parts.push(sharp);
      } else if (sign === '}' && !isBranch) fail('"}" closes nothing');
      else if (sign === undefined && isBranch) fail('a branch is not closed');
      else return parts;
    }
  };

  const param = (sharp: TemplatePart): TemplatePart => {
    const start = at;
    at++;
    take(SPACE);
    const name = take(NAME);
    if (name === '') fail('expected the name of a parameter');
    take(SPACE);
    if (template[at] === '}') {
      at++;
      return { kind: 'text', param: name };
    }
    if (template[at] === undefined) fail('"{" is not closed', start);
    expect(',');
    take(SPACE);
    const place = at;
    const word = take(NAME);
    const simple = SIMPLE_KINDS.find((kind) => kind === word);
    const choice = CHOICE_KINDS.find((kind) => kind === word);
    if (simple === undefined && choice === undefined) {
      fail(`expected one of ${[...SIMPLE_KINDS, ...CHOICE_KINDS].join(', ')}`, place);
    }
    if (choice !== undefined) {
      expect(',');
      const branches = branchesOf(sharpIn(choice, name) ?? sharp, start);
      return { kind: choice, param: name, branches };
    }
    expect('}');
    return { kind: simple as (typeof SIMPLE_KINDS)[number], param: name };
  };

  const branchesOf = (sharp: TemplatePart, start: number): ReadonlyMap<string, Template> => {
    const branches = new Map<string, Template>();
    for (;;) {
      take(SPACE);
      if (template[at] === '}') break;
      if (template[at] === undefined) fail('"{" is not closed', start);
      const place = at;
      const name = take(BRANCH);
      if (name === '') fail('expected the name of a branch');
      if (branches.has(name)) fail(`the branch "${name}" is there twice`, place);
      expect('{');
      branches.set(name, text(sharp, true));
      at++;
    }
    at++;
    if (!branches.has('other')) fail('the branch "other" is missing', start);
    return branches;
  };

  return text('#', false);
};

/** What `#` stands for in the branches of a choice; nothing new where it is chosen by word. */
const sharpIn = (choice: ChoiceKind, param: string): TemplatePart | undefined => {
  if (choice === 'select') return undefined;
  return { kind: choice === 'plural' ? 'number' : 'and', param };
};

/** Each parameter of a template with the kinds it is used as. */
export const paramsOf = (template: Template): ReadonlyMap<string, ReadonlySet<ParamKind>> => {
  const found = new Map<string, Set<ParamKind>>();
  const visit = (parts: Template): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const kinds = found.get(part.param) ?? new Set();
      found.set(part.param, kinds.add(part.kind));
      if ('branches' in part) for (const branch of part.branches.values()) visit(branch);
    }
  };
  visit(template);
  return found;
};
