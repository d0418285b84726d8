// Lint rules that oxlint lacks: imports between layers, names banned in pure layers, and arithmetic that engines may round differently.

import { relative, sep } from 'node:path';
import { importFault, isPure } from './layers.ts';
import { BANNED_GLOBALS, BANNED_MATH, BANNED_METHODS } from './pure-bans.ts';

/** The few members of a syntax node that these rules read. */
interface Node {
  readonly type: string;
  readonly source?: Node | null;
  readonly argument?: Node;
  readonly value?: unknown;
  readonly literal?: Node;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly name?: string;
  readonly object?: Node;
  readonly computed?: boolean;
  readonly parent?: Node;
  readonly property?: Node;
  readonly properties?: readonly Node[];
  readonly key?: Node;
  readonly id?: Node;
  readonly init?: Node | null;
}

interface Reference {
  readonly identifier: Node;
}

/** Names that the file does not declare: built-in and unknown ones. */
interface GlobalScope {
  readonly through: readonly Reference[];
  readonly variables: readonly { readonly defs: readonly unknown[]; readonly references: readonly Reference[] }[];
}

interface Context {
  readonly sourceCode: { readonly scopeManager: { readonly globalScope: GlobalScope | null } };
  readonly filename: string;
  readonly cwd: string;
  readonly report: (fault: { readonly node: Node; readonly message: string }) => void;
}

type Visitor = Readonly<Record<string, (node: Node) => void>>;

const fileOf = (context: Context): string => relative(context.cwd, context.filename).split(sep).join('/');

const layers = {
  create: (context: Context): Visitor => {
    const file = fileOf(context);
    const look = (source: Node | null | undefined, node: Node): void => {
      if (source === null || source === undefined) return;
      const specifier = source.type === 'TSLiteralType' ? source.literal?.value : source.value;
      const message =
        typeof specifier === 'string'
          ? importFault(file, specifier)
          : isPure(file)
            ? 'a pure layer may import only by a plain string, so that the layer can be checked.'
            : undefined;
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => look(node.source, node),
      ExportNamedDeclaration: (node) => look(node.source, node),
      ExportAllDeclaration: (node) => look(node.source, node),
      ImportExpression: (node) => look(node.source, node),
      TSImportType: (node) => look(node.source ?? node.argument, node),
    };
  },
};

const isNumber = (node: Node | undefined): boolean => node?.type === 'Literal';

const exactNumbers = {
  create: (context: Context): Visitor => {
    if (!isPure(fileOf(context))) return {};
    return {
      BinaryExpression: (node) => {
        if (node.operator !== '**' || (isNumber(node.left) && isNumber(node.right))) return;
        context.report({ node, message: 'engines may round ** differently: multiply, shift, or use a table.' });
      },
      AssignmentExpression: (node) => {
        if (node.operator !== '**=') return;
        context.report({ node, message: 'engines may round **= differently: multiply, shift, or use a table.' });
      },
      Identifier: (node) => {
        if (node.name !== 'Math') return;
        const { parent } = node;
        if (parent?.type === 'MemberExpression' && (parent.object !== node || parent.computed !== true)) return;
        context.report({ node, message: 'use Math only as Math.name, so that the name can be checked.' });
      },
    };
  },
};

const nameOf = (key: Node | undefined, computed: boolean | undefined): string | undefined =>
  computed === true ? (typeof key?.value === 'string' ? key.value : undefined) : key?.name;

const isMath = (node: Node | null | undefined): boolean => node?.type === 'Identifier' && node.name === 'Math';

const pure = {
  create: (context: Context): Visitor => {
    if (!isPure(fileOf(context))) return {};
    const member = (object: Node | null | undefined, name: string | undefined, node: Node): void => {
      const message =
        name === undefined
          ? undefined
          : ((isMath(object) ? BANNED_MATH.get(name) : undefined) ?? BANNED_METHODS.get(name));
      if (message !== undefined) context.report({ node, message });
    };
    return {
      MemberExpression: (node) => member(node.object, nameOf(node.property, node.computed), node),
      ObjectPattern: (node) => {
        const source = node.parent?.type === 'VariableDeclarator' ? node.parent.init : undefined;
        for (const part of node.properties ?? []) member(source, nameOf(part.key, part.computed), part);
      },
      'Program:exit': () => {
        const { through = [], variables = [] } = context.sourceCode.scopeManager.globalScope ?? {};
        const builtIn = variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
        for (const { identifier } of [...through, ...builtIn]) {
          const message = BANNED_GLOBALS.get(identifier.name ?? '');
          if (message !== undefined) context.report({ node: identifier, message });
        }
      },
    };
  },
};

const plugin = { meta: { name: 'baize' }, rules: { layers, pure, 'exact-numbers': exactNumbers } };

export default plugin;
