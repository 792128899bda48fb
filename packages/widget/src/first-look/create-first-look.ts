import type { Language } from '@songwai/core/basics/language';
import type { FirstLook, LookNode } from './first-look-tree.ts';

/** The first look in an element. */
export interface LiveLook {
  /** Has the first look as its only child, as the container of a view has the view. */
  readonly element: Element;
  /** What a guest may have typed into before the code has come, in the order of the stops. */
  readonly fields: readonly HTMLInputElement[];
  /** The text of the button that was pressed last, before it could do anything. */
  readonly pressed: () => string | null;
  /** How a button is called. */
  readonly textOf: (button: Element) => string;
}

const svg = 'http://www.w3.org/2000/svg';

/** Node by node: HTML as text is refused where the page enforces Trusted Types, and a style as an attribute by its `style-src`. */
const build = (node: LookNode, texts: readonly string[]): Node => {
  if (typeof node === 'string') return document.createTextNode(node);
  if (typeof node === 'number') return document.createTextNode(texts[node] ?? '');
  const [tag, attributes, ...children] = node;
  const element = tag.startsWith('svg:') ? document.createElementNS(svg, tag.slice('svg:'.length)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const text = typeof value === 'number' ? (texts[value] ?? '') : value;
    if (name === 'style') (element as HTMLElement).style.cssText = text;
    else element.setAttribute(name, text);
  }
  element.append(...children.map((child) => build(child, texts)));
  return element;
};

const textOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

export const createFirstLook = ({ tree, texts }: FirstLook, language: Language): LiveLook => {
  const element = document.createElement('div');
  element.append(build(tree, texts[language]));
  let pressed: string | null = null;
  element.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) pressed = textOf(button);
  });
  return { element, fields: [...element.querySelectorAll('input')], pressed: () => pressed, textOf };
};
