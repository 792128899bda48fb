import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A cell of a table: one line, its bars escaped. */
const cell = (text) =>
  text
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

const table = (head, rows) =>
  rows.length === 0
    ? []
    : [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`), ''];

const code = (text) => (text ? `\`${text}\`` : '');
const described = ({ name, description = '' }) => [code(name), description];

/** `T` of `CustomEvent<T>`. */
const detailOf = ({ text }) => /^CustomEvent<(.*)>$/.exec(text)?.[1] ?? text;

const signatureOf = ({ name, parameters = [], return: returned }) => {
  const given = parameters.map(({ name: own, optional, type }) => `${own}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`);
  return `${name}(${given.join(', ')})${returned?.type ? `: ${returned.type.text}` : ''}`;
};

const part = (title, lines) => (lines.length === 0 ? [] : [`### ${title}`, '', ...lines]);

const sectionOf = ({
  tagName,
  description = '',
  attributes = [],
  members = [],
  events = [],
  slots = [],
  cssParts = [],
  cssProperties = [],
}) => {
  const fields = members.filter(({ kind }) => kind === 'field');
  const propertyOf = new Map(fields.map((field) => [field.attribute, field.name]));
  return [
    `## \`<${tagName}>\``,
    '',
    description.replace(/\s*\n\s*/g, ' '),
    '',
    ...part(
      'Attributes',
      table(
        ['attribute', 'property', 'type', ''],
        attributes.map(({ name, fieldName, type, description: text = '' }) => [
          code(name),
          code(propertyOf.get(name) ?? fieldName ?? name),
          code(type?.text),
          text,
        ]),
      ),
    ),
    ...part(
      'Properties without an attribute',
      table(
        ['property', 'type', ''],
        fields
          .filter(({ attribute }) => attribute === undefined)
          .map(({ name, type, readonly, description: text = '' }) => [
            code(name),
            code(type?.text),
            `${readonly ? 'Read only. ' : ''}${text}`,
          ]),
      ),
    ),
    ...part(
      'Methods',
      table(
        ['method', ''],
        members.filter(({ kind }) => kind === 'method').map((member) => [code(signatureOf(member)), member.description ?? '']),
      ),
    ),
    ...part(
      'Events',
      table(
        ['event', 'detail', ''],
        events.map(({ name, type, description: text = '' }) => [code(name), code(detailOf(type)), text]),
      ),
    ),
    ...part(
      'Slots',
      table(
        ['slot', ''],
        slots.map(({ name, description: text = '' }) => [name === '' ? '(between the tags)' : code(name), text]),
      ),
    ),
    ...part('Parts', table(['part', ''], cssParts.map(described))),
    ...part('CSS properties', table(['property', ''], cssProperties.map(described))),
  ];
};

/** The types that a module declares, as its source has them. */
const declaredIn = (file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return new Map(
    source.statements
      .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      .map((statement) => [statement.name.text, source.text.slice(statement.getFullStart(), statement.getEnd()).trim()]),
  );
};

const referencesIn = (value) => JSON.stringify(value).matchAll(/\{"name":"(?<name>\w+)","module":"(?<module>src\/[^"]+)"\}/g);

/** The types that the elements name, and those of the same module that these name, by name. */
const typesOf = (elements, folder) => {
  const modules = new Map();
  const found = new Map();
  const add = (name, declared) => {
    const text = declared.get(name);
    if (text === undefined || found.has(name)) return;
    found.set(name, text);
    for (const [, word] of text.matchAll(/\b([A-Z]\w+)\b/g)) add(word, declared);
  };
  for (const { groups } of referencesIn(elements)) {
    const file = join(folder, groups.module);
    if (!modules.has(file)) modules.set(file, declaredIn(file));
    // What it extends is described with the elements, not with the types.
    if (!groups.name.startsWith('Songwai')) add(groups.name, modules.get(file));
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text.replace(/^export /gm, ''));
};

/**
 * The page about the elements.
 * @param elements of the custom-elements manifest
 * @param folder of the widget's package, for the sources of the types
 */
export const elementsPage = (elements, folder) =>
  `${[
    '# Elements',
    '',
    '<!-- Written by `npm run elements` from the sources of the elements; `npm test` fails where it is out of date. -->',
    '',
    'Everything that a page can use of each element, as its [manifest](package.md#for-tools) has it. How it is used, with examples: [in the page](page.md).',
    '',
    elements.map(({ tagName }) => `[\`<${tagName}>\`](#${tagName})`).join(' · '),
    '',
    ...elements.flatMap(sectionOf),
    '## Types',
    '',
    '```ts',
    typesOf(elements, folder).join('\n\n'),
    '```',
  ]
    .join('\n')
    .trim()}\n`;
