/** One thing that `preflight()` has looked at. */
export interface Finding {
  /** Stable, and the anchor of its help. */
  readonly id:
    | 'partner'
    | 'token'
    | 'connect'
    | 'frame'
    | 'images'
    | 'secure'
    | 'script'
    | 'size'
    | 'covered'
    | 'language'
    | 'viewport';
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
