import type { Language } from '@songwai/core/basics/language';
import type { LiveLook } from '../first-look/create-first-look.ts';
import type { FirstLook } from '../first-look/first-look-tree.ts';
import type { FetchFirst } from '../loader/fetch-first.ts';
import type { LoadPreflight } from '../page/songwai-global.ts';
import type { WidgetAttributes } from '../widget-attributes.ts';
import type { Emit } from '../widget-events.ts';
import type { LoadAccent } from './show-accent.ts';

/** What a running widget is given by its element. */
export interface MountOptions<Host extends HTMLElement = HTMLElement> {
  /** Emits an event to the host page. */
  readonly emit: Emit;
  readonly root: ShadowRoot;
  /** Where the content goes, between what the page puts above and below it. */
  readonly place: Element;
  /** What the guest sees, and may have typed into, until the first render. */
  readonly firstLook: LiveLook | null;
  /** The element, for attributes and properties that few parts read. */
  readonly host: Host;
  readonly attributes: WidgetAttributes;
  /** Where the gateway answers. */
  readonly gatewayOrigin: string;
  /** The first render is done, and the first look has become part of it or is gone. */
  readonly onRendered: () => void;
  /** The first render failed: the element says so, and offers to try again. */
  readonly onFailed: (error: unknown) => void;
}

/** A running widget inside an element. */
export interface MountedWidget {
  update(attributes: WidgetAttributes): void;
  unmount(): void;
  readonly reset?: (() => void) | undefined;
  readonly signOut?: (() => Promise<void>) | undefined;
}

export type Mount<Host extends HTMLElement = HTMLElement> = (options: MountOptions<Host>) => MountedWidget;

/** What the loader knows of one element. */
export interface ElementDefinition<Host extends HTMLElement = HTMLElement> {
  readonly tag: string;
  readonly gatewayOrigin: string;
  /** Fetches the code of the element; called when the first one is connected. */
  readonly loadMount: (language: Language) => Promise<Mount<Host>>;
  /** Height of its first look on most screens, in pixels, where the loader does not bring that. */
  readonly height: number;
  readonly firstLook?: FirstLook | null;
  /** Chunks read it from the element's class. */
  readonly fetchFirst: FetchFirst;
  readonly loadPreflight: LoadPreflight;
  /** Absent: every element has our own colour, or that of the page. */
  readonly loadAccent?: LoadAccent;
}
