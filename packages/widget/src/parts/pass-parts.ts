import { partNames } from './part-names.ts';

/** Names of all parts that an element may have, but for its states. */
const all = [...new Set(Object.values(partNames)), 'vehicle', 'chosen'].join();

/** The page can style what the floating button opens as parts of the button: they are passed on from inside its shadow root. */
export const passParts = (element: Element): void => {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  if (host?.localName === 'songwai-button') element.setAttribute('exportparts', all);
};
