import type { ReactNode } from 'react';

/** A separator that no text contains. */
const mark = '\u0000';

/** Values for a text's placeholders that mark where `nodesIn` inserts the nodes: `t(key, placesOf(nodes))`. */
export const placesOf = <Name extends string>(nodes: Readonly<Record<Name, ReactNode>>): Record<Name, string> =>
  Object.fromEntries(Object.keys(nodes).map((name) => [name, `${mark}${name}${mark}`])) as Record<Name, string>;

/** A text with elements in it; the translation decides on the words around them and their order. */
export function nodesIn(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(mark).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the text
    <span key={index}>{index % 2 === 0 ? part : nodes[part]}</span>
  ));
}
