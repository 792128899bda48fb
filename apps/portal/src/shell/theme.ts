import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';
import type { ThemeChoice } from '@songwai/ui/theme-switch/theme-switch';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** `public/theme.js` reads the same key before the first paint. */
export const themeKey = 'songwai.theme';

/** The chosen theme of this site, applied now and stored for the next visit. */
export interface Theme {
  readonly store: StoreApi<{ readonly choice: ThemeChoice }>;
  choose(choice: ThemeChoice): void;
}

interface Surroundings {
  readonly document: Document;
  readonly storage: KeyValueStorage;
}

const isChoice = (value: string | undefined): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/** The browser's bar on a phone takes the shown theme's colour, not the device's. */
const colourBrowser = (document: Document, choice: ThemeChoice): void => {
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const scheme = meta.dataset['scheme'];
    if (choice === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === choice ? 'all' : 'not all';
  }
};

/** Takes over the theme that `public/theme.js` has set. */
export const createTheme = ({ document, storage }: Surroundings): Theme => {
  const root = document.documentElement;
  const begin = root.dataset['theme'];
  const store = createStore<{ readonly choice: ThemeChoice }>(() => ({ choice: isChoice(begin) ? begin : 'system' }));
  colourBrowser(document, store.getState().choice);
  return {
    store,
    choose: (choice) => {
      if (choice === 'system') delete root.dataset['theme'];
      else root.dataset['theme'] = choice;
      colourBrowser(document, choice);
      store.setState({ choice });
      // The storage reports its own errors; the theme applies anyway.
      void (choice === 'system' ? storage.remove(themeKey) : storage.set(themeKey, choice));
    },
  };
};
