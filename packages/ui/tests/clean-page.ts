import { afterAll, vi } from 'vitest';

/**
 * Leaves the page as the next file expects to find it: files share one jsdom, and modules, unless they need their own.
 * The views themselves are unmounted after each test by the set-up of their package.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
});
