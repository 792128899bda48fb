/** What a visitor waits for: things to be seen (selectors from the page inwards, one for each shadow root on the way), or an event. */
export interface Milestone {
  readonly seen?: readonly (readonly string[])[];
  readonly event?: string;
}

/** A widget that is measured. */
export interface Subject {
  readonly name: string;
  /** Address of the script, on another origin than the page. */
  readonly script: string;
  /** Address of a style sheet that the widget needs in the page. */
  readonly styles?: string;
  /** Rules of style that its documentation tells the page to have. */
  readonly reserve?: string;
  /** What the page writes where the widget is to be. */
  readonly markup: () => Promise<string>;
  /** The first view that can be used. */
  readonly usable: Milestone;
  /** All of its code has come and runs; without it the same as usable. */
  readonly ready?: Milestone;
}

/** A widget from npm, bundled by the benchmark as a project that imports it would. */
export interface Peer extends Pick<Subject, 'usable'> {
  readonly name: string;
  /** The folder's name. */
  readonly id: string;
  readonly markup: string;
  /**
   * The partner's script; text, because its packages are installed by the benchmark alone and nothing else has to find them. It may set
   * `mountPeer(element)`, which returns how to unmount; otherwise the markup's elements start by themselves. `VENDOR` is the vendor's server.
   */
  readonly source: string;
  /** Addresses that the package has in it, and where the vendor's stand-in answers for them. */
  readonly moved?: Readonly<Record<string, string>>;
}
