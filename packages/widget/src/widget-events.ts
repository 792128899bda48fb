/** The first step can be used. */
export interface ReadyDetail {
  readonly version: string;
}

export interface BookedDetail {
  readonly jobId: string;
  readonly trackingId: string;
}

/**
 * `signon`: the partner's token was refused (`reason` says why, for the developer of the page). `gateway`: nobody answers.
 * `load`: a part of the widget could not be fetched. `attributes`: a needed attribute is missing.
 */
export interface ErrorDetail {
  readonly code: 'signon' | 'gateway' | 'load' | 'attributes';
  readonly message: string;
  readonly reason?: string;
}

export interface SongwaiEventMap {
  'songwai:ready': CustomEvent<ReadyDetail>;
  'songwai:booked': CustomEvent<BookedDetail>;
  'songwai:error': CustomEvent<ErrorDetail>;
}

declare global {
  interface HTMLElementEventMap extends SongwaiEventMap {}
}

type DetailOf<Name extends keyof SongwaiEventMap> = SongwaiEventMap[Name]['detail'];

export type Emit = <Name extends keyof SongwaiEventMap>(name: Name, detail: DetailOf<Name>) => void;

/** Events cross shadow boundaries (`composed`), so that a host may listen anywhere above the element. */
export const emitFrom =
  (target: HTMLElement): Emit =>
  (name, detail) => {
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
