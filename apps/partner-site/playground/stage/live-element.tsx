import { useEffect, useRef } from 'react';
import type { ElementInfo } from '../element-info.ts';
import type { Typed } from '../typed-values.ts';

interface LiveElementProps {
  readonly element: ElementInfo;
  /** What the element gets. */
  readonly values: Typed;
  readonly accent: string;
  /** All events that may come, also from an element that a button opens. */
  readonly events: readonly string[];
  readonly onEvent: (event: CustomEvent<unknown>) => void;
}

const setAttributes = (node: HTMLElement, { attributes }: ElementInfo, values: Typed): void => {
  for (const { name, kind } of attributes) {
    const value = values[name];
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, kind.type === 'flag' ? '' : value);
  }
};

/** The real element, as it would be in a page. */
export function LiveElement({ element, values, accent, events, onEvent }: LiveElementProps) {
  const place = useRef<HTMLDivElement>(null);
  const node = useRef<HTMLElement | null>(null);
  const latest = useRef({ values, onEvent });
  latest.current = { values, onEvent };

  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const listener = (event: Event) => latest.current.onEvent(event as CustomEvent<unknown>);
    for (const name of events) host.addEventListener(name, listener);
    const created = document.createElement(element.tag);
    // Before it is in the page, so that it begins with all of them.
    setAttributes(created, element, latest.current.values);
    host.append(created);
    node.current = created;
    return () => {
      created.remove();
      for (const name of events) host.removeEventListener(name, listener);
    };
  }, [element, events]);

  useEffect(() => {
    if (node.current) setAttributes(node.current, element, values);
  }, [element, values]);

  useEffect(() => {
    node.current?.style.setProperty('--songwai-accent', accent);
  }, [accent]);

  return <div ref={place} className="pg-live" />;
}
