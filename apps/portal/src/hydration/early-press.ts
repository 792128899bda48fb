/** Does what was pressed before the page worked: the last press, as `public/early-press.js` has marked it. */
export const doEarlyPress = (document: Document): void => {
  document.documentElement.dataset['works'] = '';
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
};
