// The shape of a module that the build writes anew from the sources of the elements (`build/manifest/write-types.ts`): there each element has
// its own types.

/** The types of one element. */
interface ElementTypes {
  element: HTMLElement;
  /** What can be set on it. */
  properties: object;
  /** The same in markup. */
  attributes: object;
  /** What it fires. */
  events: keyof SongwaiEventMap;
}

/** All elements by tag. */
export interface SongwaiElements {
  [tag: `songwai-${string}`]: ElementTypes;
}

/** All events of the elements by name. */
export interface SongwaiEventMap {
  [name: `songwai:${string}`]: CustomEvent;
}
