import ts from 'typescript';

/** A table that source code reads, writes or locks. */
export interface Touch {
  readonly table: string;
  readonly how: 'read' | 'write' | 'lock';
  readonly line: number;
  /** Of a lock: it is `for update`, for which everybody waits who inserts a row that refers to the locked one. */
  readonly isForUpdate?: boolean;
}

/** The tables that a source file uses in SQL. `hidden` lists arguments whose table is known only at run time. */
export interface FileSql {
  readonly touches: readonly Touch[];
  readonly hidden: readonly { readonly line: number; readonly text: string }[];
}

const writing = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
const reading = /^(selectFrom|from|using|\w+Join|\w+JoinLateral|\w+Apply)$/;
const locking = /^for(NoKey)?Update$|^for(Key)?Share$/;
const rawLock = /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b/i;
const rawForUpdate = /\bfor\s+update\b/i;
/** A lock of some of the statement's tables only. */
const rawLockOf = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\s+of\s+(\w+(?:\s*,\s*\w+)*)/i;
const rawWrite =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|(?<!\bfor\s+|\bkey\s+|\bdo\s+)update)\s+(?:only\s+)?"?(\w+)/gi;
/** `sql.table(name)` and the like: their argument becomes part of the statement. */
const naming = /^(table|raw|ref|id)$/;

interface Named {
  readonly table: string;
  readonly alias: string;
}

const named = (text: string): Named => {
  const [table = '', , alias = table] = text
    .trim()
    .replace(/^public\./, '')
    .split(/\s+/);
  return { table, alias };
};

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral => ts.isStringLiteralLike(node);

/** The tables that an argument names; undefined if known only at run time, none for a subquery, which is read by itself. */
function namesIn(node: ts.Expression): readonly Named[] | undefined {
  if (isText(node)) return [named(node.text)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return namesIn(node.expression);
  if (ts.isArrayLiteralExpression(node)) return all(node.elements);
  if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse]);
  if (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  )
    return [];
  return undefined;
}

const all = (nodes: readonly ts.Expression[]): readonly Named[] | undefined => {
  const found = nodes.map(namesIn);
  return found.some((names) => names === undefined) ? undefined : found.flatMap((names) => names ?? []);
};

const methodOf = (node: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '';

/** True for `Array.from` and `Buffer.from`, which are not queries. */
const isOfClass = (node: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(node.expression) &&
  ts.isIdentifier(node.expression.expression) &&
  /^[A-Z]/.test(node.expression.expression.text);

const isSql = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'sql';

/** A template's text, with ` ? ` for each value. */
const textOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' ? ');

/** Every call in `node`, including itself. */
function callsIn(node: ts.Node): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const walk = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner)) found.push(inner);
    ts.forEachChild(inner, walk);
  };
  walk(node);
  return found;
}

/** The calls of one chain, e.g. `b` and `a` of `x.a().b()`, from `node` down. */
function chainOf(node: ts.CallExpression): readonly ts.CallExpression[] {
  const { expression } = node;
  const below =
    ts.isPropertyAccessExpression(expression) && ts.isCallExpression(expression.expression) ? expression.expression : null;
  return below === null ? [node] : [node, ...chainOf(below)];
}

const statementOf = (node: ts.Node): ts.Node => (ts.isSourceFile(node.parent) ? node : statementOf(node.parent));

const namesOf = (calls: readonly ts.CallExpression[]): readonly Named[] =>
  calls
    .filter((call) => reading.test(methodOf(call)) && !isOfClass(call))
    .flatMap(({ arguments: [first] }) => (first === undefined ? [] : (namesIn(first) ?? [])));

/**
 * The tables that a lock locks: those it names, or all of its query. If the query starts elsewhere (`query.forUpdate()`),
 * all tables that the statement names.
 */
function lockedBy(call: ts.CallExpression): readonly string[] {
  const chain = chainOf(call);
  const isWhole = chain.some((part) => methodOf(part) === 'selectFrom');
  const tables = namesOf(isWhole ? chain : callsIn(statementOf(call)));
  const [of] = call.arguments;
  if (of === undefined) return tables.map(({ table }) => table);
  const aliases = (namesIn(of) ?? tables).map(({ alias }) => alias);
  return tables.filter(({ alias }) => aliases.includes(alias)).map(({ table }) => table);
}

/** Finds a file's use of tables in its syntax: Kysely's calls, and every word of raw SQL that is a table's name. */
export function readSql(code: string, isTable: (name: string) => boolean): FileSql {
  const source = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);
  const touches: Touch[] = [];
  const hidden: { line: number; text: string }[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const add = (node: ts.Node, how: Touch['how'], tables: readonly string[]) =>
    touches.push(...tables.filter(isTable).map((table) => ({ table, how, line: lineOf(node) })));
  const addLock = (node: ts.Node, tables: readonly string[], isForUpdate: boolean) =>
    touches.push(...tables.filter(isTable).map((table) => ({ table, how: 'lock' as const, line: lineOf(node), isForUpdate })));
  const hide = (node: ts.Node) => hidden.push({ line: lineOf(node), text: node.getText().slice(0, 80) });

  const readRaw = (node: ts.Node, text: string): void => {
    // Ignores quoted text, and columns, which follow a dot.
    const plain = text.replace(/'[^']*'/g, ' ').replace(/\bpublic\./gi, '');
    const words = [...plain.matchAll(/(?<![\w.$"])"?(\w+)/g)].map(([, word = '']) => word.toLowerCase());
    add(node, 'read', words);
    add(
      node,
      'write',
      [...plain.matchAll(rawWrite)].map(([, table = '']) => table.toLowerCase()),
    );
    const lockedOf = rawLockOf
      .exec(plain)?.[1]
      ?.toLowerCase()
      .split(/\s*,\s*/);
    if (rawLock.test(plain)) addLock(node, lockedOf ?? words, rawForUpdate.test(plain));
  };

  const readCall = (node: ts.CallExpression): void => {
    const method = methodOf(node);
    const [first] = node.arguments;
    const isNaming = ts.isPropertyAccessExpression(node.expression) && isSql(node.expression.expression) && naming.test(method);
    if (isNaming || method === 'query' || (method === 'raw' && isOfClass(node))) {
      if (first !== undefined && isText(first)) readRaw(node, first.text);
      else hide(node);
    } else if ((writing.test(method) || reading.test(method)) && !isOfClass(node) && first !== undefined) {
      const names = namesIn(first);
      if (names === undefined) hide(node);
      else
        add(
          node,
          writing.test(method) ? 'write' : 'read',
          names.map(({ table }) => table),
        );
    } else if (locking.test(method)) addLock(node, lockedBy(node), method === 'forUpdate');
  };

  const walk = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isSql(node.tag)) readRaw(node, textOf(node.template));
    if (ts.isCallExpression(node)) readCall(node);
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'dynamic') hide(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return { touches, hidden };
}
