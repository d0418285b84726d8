// Rules for oxlint that it has not itself: imports between layers, and arithmetic that engines may round differently.

import { relative, sep } from 'node:path';
import { importFault, isPure } from './layers.ts';

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
}

interface Context {
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
            ? 'a pure layer imports only by a plain string, so that its layer can be checked.'
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

const plugin = { meta: { name: 'baize' }, rules: { layers, 'exact-numbers': exactNumbers } };

export default plugin;
