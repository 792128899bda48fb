// On pages that the server has rendered: a press before their scripts are there is done once they are. A file of its own, because the
// policy of this site allows no inline scripts. `src/hydration/early-press.ts` reads the mark, and sets the one that ends this.
addEventListener(
  'click',
  ({ target }) => {
    const { dataset } = document.documentElement;
    if ('works' in dataset || !(target instanceof Element)) return;
    for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed');
    target.closest('#root button, #root [role="tab"]')?.setAttribute('data-pressed', '');
  },
  true,
);
