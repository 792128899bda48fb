import type { ElementOf, PropertiesOf, SongwaiTag } from './element-types.ts';
import type { SongwaiElements, SongwaiEventMap } from './elements.ts';

/** What to put into a page, and what to do at its events: `{ element: 'songwai-booking', partner, on: { 'songwai:booked': … } }`. */
export type MountOptions<Tag extends SongwaiTag> = PropertiesOf<Tag> & {
  readonly element: Tag;
  readonly lang?: string | undefined;
  readonly on?: {
    readonly [Name in SongwaiElements[Tag]['events']]?: ((event: SongwaiEventMap[Name]) => void) | undefined;
  };
};

/** One thing that `preflight()` has looked at. */
export interface Finding {
  /** Stable, and the anchor of its help. */
  readonly id: 'partner' | 'token' | 'connect' | 'images' | 'secure' | 'script' | 'size' | 'covered' | 'language' | 'viewport';
  /** `error`: guests cannot book; `warning`: it works, but not as well as it could. */
  readonly level: 'ok' | 'warning' | 'error';
  /** For the page's developer, in English. */
  readonly message: string;
  /** Where to read on. */
  readonly help: string;
}

/** What `preflight()` has found in the page. */
export interface PreflightReport {
  /** Nothing is an error. */
  readonly isReady: boolean;
  readonly findings: readonly Finding[];
}

/** What the script puts on `window` for pages that would rather call functions than write elements. */
export interface Songwai {
  /** The version of the script. */
  readonly version: string;
  /** Runs a command with the loaded script: at once, or as soon as it has loaded. */
  push(command: (songwai: Songwai) => void): void;
  /** Puts an element into a place of the page. @param target the place, or a selector of it */
  mount<Tag extends SongwaiTag>(target: Element | string, options: MountOptions<Tag>): ElementOf<Tag>;
  /** Checks what the page needs (policies, origin, partner) and says what is missing. */
  preflight(): Promise<PreflightReport>;
}
