import type { Language } from '@songwai/core/basics/language';

/** Tells a browser that the portal can be installed, in the page's language. */
export const appLinks = (language: Language): readonly string[] => [
  `<link rel="manifest" href="/manifest.${language}.webmanifest" />`,
  '<link rel="apple-touch-icon" href="/app/apple-touch-180.png" />',
];

/** The worker and the page that it starts the portal with: an old one would go on serving an old version. */
export const isAppStart = (file: string): boolean => file === 'sw.js' || file === 'shell.html';
