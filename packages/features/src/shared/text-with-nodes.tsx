import type { ReactNode } from 'react';

/** A separator that no text contains. */
const mark = '\u0000';

/** What a text is filled with, so that `nodesIn` finds the places again: `t(key, placesOf(nodes))`. */
export const placesOf = <Name extends string>(nodes: Readonly<Record<Name, ReactNode>>): Record<Name, string> =>
  Object.fromEntries(Object.keys(nodes).map((name) => [name, `${mark}${name}${mark}`])) as Record<Name, string>;

/** A text with something to press in it: which words stand around it, and in which order, is the language's. */
export function nodesIn(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(mark).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the text
    <span key={index}>{index % 2 === 0 ? part : nodes[part]}</span>
  ));
}
