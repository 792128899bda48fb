import type { Language } from '@songwai/core/basics/language';
import { loadFailure } from '@songwai/core/i18n/load-failure';

/**
 * Says in an element's shadow that it could not be loaded, with a way to try again. There is no view and no style sheet to draw with yet.
 * @returns takes it away
 */
export const showLoadFailure = (root: ShadowRoot, language: Language, onRetry: () => void): (() => void) => {
  const { text, retry } = loadFailure[language];
  const box = document.createElement('div');
  box.className = 'failed';
  box.lang = language;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', onRetry, { once: true });
  box.append(document.createElement('p'), button);
  root.append(box);
  // An alert is heard when its words come into what stands there already.
  box.role = 'alert';
  box.firstElementChild?.append(text);
  return () => box.remove();
};
