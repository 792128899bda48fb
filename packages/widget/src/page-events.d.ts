/** Listeners in our own code have typed events. The package declares it for a partner's page (`npm/songwai.ts`), without what is between our elements. */
declare global {
  interface ElementEventMap extends SongwaiEventMap {}
}

type SongwaiEventMap = import('./widget-events.ts').SongwaiEventMap;

export {};
