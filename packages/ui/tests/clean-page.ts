import { afterAll, vi } from 'vitest';

/**
 * Cleans up the page for the next test file: files share one jsdom and their modules, unless they need their own. The set-up of
 * each package unmounts the views after each test. A part that was still being loaded is waited for: cut off, it would stay broken
 * for all files after.
 */
afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  // A page scrolls to the part that the address names, also in the next file.
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
