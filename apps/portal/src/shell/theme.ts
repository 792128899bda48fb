import type { KeyValueStorage } from '@songwai/core/basics/storage/key-value-storage';
import type { ThemeChoice } from '@songwai/ui/theme-switch/theme-switch';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** `public/theme.js` reads the same key before the first paint. */
export const themeKey = 'songwai.theme';

/** The theme that was chosen for this site, on the page and for the next visit. */
export interface Theme {
  readonly store: StoreApi<{ readonly choice: ThemeChoice }>;
  choose(choice: ThemeChoice): void;
}

interface Surroundings {
  readonly document: Document;
  readonly storage: KeyValueStorage;
}

const isChoice = (value: string | undefined): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/** The bar of a phone's browser takes the colour of the theme that is shown, not of the device's. */
const colourBrowser = (document: Document, choice: ThemeChoice): void => {
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const scheme = meta.dataset['scheme'];
    if (choice === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === choice ? 'all' : 'not all';
  }
};

/** Takes over what `public/theme.js` has set. */
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
      // A storage that refuses reports it by itself; the page has its theme.
      void (choice === 'system' ? storage.remove(themeKey) : storage.set(themeKey, choice));
    },
  };
};
