import type { MakePart, Portal } from './portal.ts';

/** Keeps each part that was made under the function that made it. */
export const createParts = (getPortal: () => Portal): Portal['part'] => {
  const made = new Map<MakePart<unknown>, unknown>();
  return <Part>(make: MakePart<Part>): Part => {
    if (!made.has(make)) made.set(make, make(getPortal()));
    // What lies under `make` was made by it.
    return made.get(make) as Part;
  };
};
