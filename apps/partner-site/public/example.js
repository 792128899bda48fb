// Copies the code that is shown below a page. It is the site's own script: nothing on the pages is inline.
for (const { shadowRoot } of document.querySelectorAll('[data-example]')) {
  const status = shadowRoot?.querySelector('.status');
  shadowRoot?.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code || !status) return;
    const outcome = await copy(code);
    const words = button.dataset[outcome] ?? '';
    const label = button.querySelector('span');
    button.dataset.words ??= label.textContent;
    label.textContent = words;
    status.textContent = `${words}: ${button.closest('figure').querySelector('.name').textContent}`;
    button.addEventListener('blur', () => (label.textContent = button.dataset.words), { once: true });
  });
}

/** A page without https has no clipboard: then the code is selected, and a key copies it. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'failed';
  }
}
