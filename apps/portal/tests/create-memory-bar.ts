import type { Address, AddressBar } from '../src/routes/address-bar.ts';

export interface MemoryBar extends AddressBar {
  readonly entries: readonly string[];
  readonly back: () => void;
  /** How often the page was scrolled to its top. */
  readonly topShown: () => number;
}

/** An address bar of its own, for tests and stories. */
export function createMemoryBar(first: string): MemoryBar {
  const entries = [first];
  const listeners = new Set<() => void>();
  let tops = 0;
  const read = (): Address => {
    const { pathname, search } = new URL(entries.at(-1) ?? '/', 'https://songwai.test');
    return { pathname, search };
  };
  return {
    entries,
    read,
    go: (to, { replace = false } = {}) => {
      if (replace) entries.pop();
      entries.push(to);
    },
    onBackOrForward: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showTop: () => {
      tops += 1;
    },
    back: () => {
      entries.pop();
      for (const listener of listeners) listener();
    },
    topShown: () => tops,
  };
}
