import type { IconNode } from '../../icon/icon.tsx';

/** Renders an icon without React, because the map's markers are plain DOM elements. */
export function renderIcon(document: Document, icon: IconNode, className: string): SVGElement {
  const make = (tag: string, attributes: Readonly<Record<string, string | number | undefined>>): SVGElement => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    return element;
  };
  const svg = make('svg', { class: className, viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(...icon.map(([tag, attributes]) => make(tag, attributes)));
  return svg;
}
