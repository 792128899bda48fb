import type { Language } from '@songwai/core/basics/language';
import type { Opened } from '@songwai/core/i18n/floating-words';
import type { SongwaiElement } from '../elements/songwai-element.ts';

/** What the sheet shows: for a chat that the page does not have, help. */
export type Shown = Opened | 'help';

/** The class of one of our elements, as the loader has defined it. */
type OwnClass = Partial<Pick<typeof SongwaiElement, 'definition' | 'properties'>> & {
  readonly observedAttributes?: string[];
};

const classOf = (opens: Shown): OwnClass | undefined => customElements.get(`songwai-${opens}`) as unknown as OwnClass | undefined;

/** Fetches the code of what the button opens, so that it is here by the press. */
export const preload = (opens: Opened, language: Language): void => {
  // Whether it succeeds matters to the element alone, which fetches it again, and says so where that fails, too.
  classOf(opens)
    ?.definition?.loadMount(language)
    .catch(() => undefined);
};

export interface OpenedElement {
  readonly element: SongwaiElement;
  readonly opens: Shown;
  /** Takes it out, too. */
  dispose(): void;
}

/**
 * Makes a property of the button that of the element in it.
 * @returns leaves the button with a property of its own
 */
const lend = (host: HTMLElement, element: HTMLElement, name: string): (() => void) => {
  const own = { configurable: true, enumerable: true };
  const before: unknown = Reflect.get(host, name);
  if (before !== undefined) Reflect.set(element, name, before);
  const get = (): unknown => Reflect.get(element, name);
  Object.defineProperty(host, name, { ...own, get, set: (value: unknown) => void Reflect.set(element, name, value) });
  return () => void Object.defineProperty(host, name, { ...own, writable: true, value: get() });
};

/** The element that a button opens. It takes every attribute and property that it knows from the button, now and later. */
export const createOpenedElement = (host: HTMLElement, opens: Shown): OpenedElement => {
  const { observedAttributes = [], properties = [] } = classOf(opens) ?? {};
  const element = document.createElement(`songwai-${opens}`) as SongwaiElement;
  const pass = (name: string): void => {
    const value = host.getAttribute(name);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  };
  observedAttributes.forEach(pass);
  const giveBack = properties.map((name) => lend(host, element, name));
  // Only what has changed: help has a tracking id that the button may not have.
  const changes = new MutationObserver((records) => {
    for (const { attributeName } of records) pass(attributeName as string);
  });
  changes.observe(host, { attributeFilter: observedAttributes });
  return {
    element,
    opens,
    dispose() {
      changes.disconnect();
      for (const back of giveBack) back();
      element.remove();
    },
  };
};
