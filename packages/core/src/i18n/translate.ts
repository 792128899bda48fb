import type { TextKey } from './text-keys.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Turns a typed key into text: `{{x}}` from values, plurals by `count` (`key_one`, `key_other`), no markup. */
export type Translate = (key: TextKey, values?: TextValues) => string;
