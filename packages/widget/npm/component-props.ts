import type { ElementEntry } from './element-table.ts';

/** Props of any component, by name. */
export type Props = Readonly<Record<string, unknown>>;

interface SplitProps {
  /** By the attribute's name. */
  readonly attributes: Props;
  /** Every property of the element that is no attribute; null where there is no such prop. */
  readonly properties: Props;
  /** By the event's name. */
  readonly handlers: Props;
  readonly others: Props;
}

/** Divides the props of a component by what becomes of them. `className` is an attribute: React 18 writes it as it is on elements of others. */
export const split = (props: Props, { attributes, properties, events }: ElementEntry): SplitProps => {
  const names = { ...attributes, className: 'class' };
  const taken = new Set([...Object.keys(names), ...properties, ...Object.keys(events)]);
  const renamed = (by: Readonly<Record<string, string>>): Props =>
    Object.fromEntries(Object.entries(by).flatMap(([prop, name]) => (prop in props ? [[name, props[prop]]] : [])));
  return {
    attributes: renamed(names),
    properties: Object.fromEntries(properties.map((name) => [name, props[name] ?? null])),
    handlers: renamed(events),
    others: Object.fromEntries(Object.entries(props).filter(([name]) => !taken.has(name))),
  };
};

/** The attribute of a property, as the element itself writes it; undefined for none. */
export const attributeOf = (value: unknown): string | undefined => {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Calls the handlers of the latest render. */
export const listen = (element: HTMLElement, { events }: ElementEntry, latest: { readonly current: Props }): void => {
  for (const name of Object.values(events))
    element.addEventListener(name, (event) => {
      const handler = latest.current[name];
      if (typeof handler === 'function' && event.target === element) handler(event);
    });
};
