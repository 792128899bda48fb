import { type Element, elementsOf } from './analyze-elements.ts';
import type { Attribute, Manifest, Member, TypeText } from './manifest.ts';

const interfaceParts = ['Element', 'Properties', 'Attributes'] as const;

/** `SongwaiBookingElement`, as the DOM names its own. */
const interfaceOf = (element: Element, part: (typeof interfaceParts)[number]): string => `${element.name}${part}`;

const comment = (text: string | undefined, indent = '  '): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */\n` : '';

const isSettable = ({ kind, readonly: isReadonly = false }: Member): boolean => kind === 'field' && !isReadonly;

const property = ({ name, description, type }: Member): string =>
  `${comment(description)}  ${name}?: ${type?.text ?? 'unknown'} | undefined;`;

/** In markup everything is a text, and a flag is there or not. */
const attribute = ({ name, description, type }: Attribute): string => {
  const isFlag = type?.text === 'boolean';
  const isListed = type !== undefined && /^'[^']+'( \| ('[^']+'|null))*$/.test(type.text);
  const text = isFlag ? "boolean | ''" : isListed ? type.text : 'string | null';
  return `${comment(description)}  ${JSON.stringify(name)}?: ${text} | undefined;`;
};

const signature = ({ name, description, parameters = [], return: returned }: Member): string => {
  const given = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text ?? 'unknown'}`).join(', ');
  return `${comment(description)}  ${name}(${given}): ${returned?.type?.text ?? 'void'};`;
};

const ownParts = (members: readonly Member[]): readonly string[] =>
  members
    .filter((member) => !isSettable(member))
    .map((member) =>
      member.kind === 'method'
        ? signature(member)
        : `${comment(member.description)}  readonly ${member.name}: ${member.type?.text ?? 'unknown'};`,
    );

const interfaces = (element: Element): string => {
  const { description, members = [], attributes = [] } = element;
  const block = (head: string, lines: readonly string[]) =>
    `${comment(description, '')}export interface ${head} {\n${lines.join('\n')}\n}\n`;
  return [
    block(interfaceOf(element, 'Properties'), members.filter(isSettable).map(property)),
    block(interfaceOf(element, 'Attributes'), attributes.map(attribute)),
    block(
      `${interfaceOf(element, 'Element')} extends HTMLElement, Settled<${interfaceOf(element, 'Properties')}>`,
      ownParts(members),
    ),
  ].join('\n');
};

const entry = (element: Element): string =>
  [
    `  ${JSON.stringify(element.tagName)}: {`,
    ...interfaceParts.map((part) => `    ${part.toLowerCase()}: ${interfaceOf(element, part)};`),
    `    events: ${(element.events ?? []).map(({ name }) => JSON.stringify(name)).join(' | ') || 'never'};`,
    '  };',
  ].join('\n');

const typesOf = ({ members = [], events = [] }: Element): readonly TypeText[] =>
  members
    .flatMap(({ type, return: returned, parameters = [] }) => [type, returned?.type, ...parameters.map((one) => one.type)])
    .concat(events.map(({ type }) => type))
    .filter((type) => type !== undefined);

/** Types that members and events name, each with its module. */
const referencesOf = (elements: readonly Element[]): ReadonlyMap<string, string> =>
  new Map(
    elements
      .flatMap(typesOf)
      .flatMap(({ references = [] }) => references)
      .map(({ name, module }) => [name, module] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Each event of any element, once, with the first description. */
const eventLines = (elements: readonly Element[]): readonly string[] => {
  const events = new Map(elements.flatMap(({ events: fired = [] }) => fired.map((event) => [event.name, event] as const)));
  return [...events.values()].map(
    ({ name, description, type }) => `${comment(description)}  ${JSON.stringify(name)}: ${type?.text ?? 'CustomEvent'};`,
  );
};

/** Names of all types that a page may use. */
export const exportedTypes = (manifest: Manifest): readonly string[] => {
  const elements = elementsOf(manifest);
  const own = elements.flatMap((element) => interfaceParts.map((part) => interfaceOf(element, part)));
  return ['SongwaiElements', 'SongwaiEventMap', ...own, ...referencesOf(elements).keys()].sort();
};

/**
 * The types of all elements, which stand in for `npm/elements.ts` in the package.
 * @param addressOf where the types of a module of ours are, as an import names it
 */
export const writeTypes = (manifest: Manifest, addressOf: (module: string) => string): string => {
  const elements = elementsOf(manifest);
  const references = referencesOf(elements);
  return [
    ...[...references].map(([name, module]) => `import type { ${name} } from ${JSON.stringify(addressOf(module))};`),
    `export type { ${[...references.keys()].join(', ')} };`,
    '/** Properties as an element has them: always there. */',
    'type Settled<Properties> = { [Name in keyof Properties]-?: Exclude<Properties[Name], undefined> };',
    '',
    ...elements.map(interfaces),
    '/** All elements by tag. */',
    `export interface SongwaiElements {\n${elements.map(entry).join('\n')}\n}`,
    '/** All events of the elements by name. */',
    `export interface SongwaiEventMap {\n${eventLines(elements).join('\n')}\n}`,
    '',
  ].join('\n');
};
