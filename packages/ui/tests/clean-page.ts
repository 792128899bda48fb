import { afterAll, vi } from 'vitest';

/**
 * Cleans up the page for the next test file: files share one jsdom and their modules, unless they need their own. The set-up of
 * each package unmounts the views after each test.
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
