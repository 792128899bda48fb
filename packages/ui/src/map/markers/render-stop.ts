import { Check } from 'lucide';
import type { MapStop } from '../map-model.ts';
import { renderIcon } from './render-icon.ts';

export interface StopLook {
  readonly isTagLeft: boolean;
  /** Pressing a stop has an effect in this view. */
  readonly canPress: boolean;
}

/** Renders a stop as a focusable element: the node, and its name beside it. */
export function renderStop(document: Document, stop: MapStop, { isTagLeft, canPress }: StopLook): HTMLElement {
  const part = (tag: 'div' | 'span', className: string, text = '') => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const root = part('div', `sw-map__pin sw-map__pin--${stop.state}${isTagLeft ? ' sw-map__pin--left' : ''}`);
  const name = [stop.label, stop.name, stop.detail].filter(Boolean).join(', ');
  // A mere dot says nothing.
  if (name) {
    root.setAttribute('role', canPress ? 'button' : 'img');
    root.setAttribute('aria-label', name);
  } else root.setAttribute('aria-hidden', 'true');
  root.tabIndex = -1;
  const isDone = stop.state === 'done';
  const node = part('span', 'sw-map__node', isDone ? '' : stop.label);
  if (isDone) node.append(renderIcon(document, Check, 'sw-icon sw-icon--small'));
  root.append(node);
  if (stop.name) {
    const tag = part('span', 'sw-map__tag');
    tag.append(part('span', 'sw-strong sw-clip', stop.name));
    if (stop.detail) tag.append(' ', part('span', 'sw-note sw-clip', stop.detail));
    // The spaces are not seen, but part the words of what is read aloud from each other.
    root.append(' ', tag);
  }
  return root;
}
