/** A part whose code is loaded on demand. */
export interface Lazy<Part> {
  /** Null until loaded. */
  now(): Part | null;
  /** Loads it unless loaded; a failed load is tried again the next time. @throws the import's error */
  get(): Promise<Part>;
  /** Calls `act` now if the part is loaded, else after loading, in order of the calls; not after `dispose`. */
  use(act: (present: Part) => void, onLost: (cause: unknown) => void): void;
  dispose(): void;
}

/** Loads a part as a chunk of its own: at the first use, or earlier by `get`. @param end ends the loaded part at `dispose` */
export const createLazy = <Part>(load: () => Promise<Part>, end: (present: Part) => void = () => undefined): Lazy<Part> => {
  let present: Part | null = null;
  let arriving: Promise<Part> | null = null;
  let isDisposed = false;

  const fetchOnce = async (): Promise<Part> => {
    try {
      present = await load();
      return present;
    } finally {
      arriving = null;
    }
  };

  const get = async (): Promise<Part> => {
    if (present) return present;
    arriving ??= fetchOnce();
    return arriving;
  };

  return {
    now: () => present,
    get,
    use: (act, onLost) => {
      if (present) act(present);
      else
        get().then(
          (arrived) => isDisposed || act(arrived),
          (cause) => isDisposed || onLost(cause),
        );
    },
    dispose: () => {
      isDisposed = true;
      if (present) end(present);
    },
  };
};
