import type { MakePart, Portal } from './portal.ts';

/** Caches each part by the function that made it. */
export const createParts = (getPortal: () => Portal): Portal['part'] => {
  const made = new Map<MakePart<unknown>, unknown>();
  return <Part>(make: MakePart<Part>): Part => {
    if (!made.has(make)) made.set(make, make(getPortal()));
    // `make` made the cached value, so it has its type.
    return made.get(make) as Part;
  };
};
