import type { Language } from '@songwai/core/basics/language';
import { loadFailure } from '@songwai/core/i18n/load-failure';

/**
 * Shows in an element's shadow root that it could not be loaded, with a retry button. No view and no style sheet is loaded yet.
 * @returns removes it
 */
export const showLoadFailure = (root: ShadowRoot, language: Language, onRetry: () => void): (() => void) => {
  const { text, retry } = loadFailure[language];
  const box = document.createElement('div');
  box.className = 'failed';
  box.setAttribute('part', 'error');
  box.lang = language;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', onRetry, { once: true });
  box.append(document.createElement('p'), button);
  root.append(box);
  // Screen readers announce an alert when text is inserted into an existing one.
  box.role = 'alert';
  box.firstElementChild?.append(text);
  return () => box.remove();
};
