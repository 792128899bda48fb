// Runs before the first paint, so that a page never flashes in the wrong theme. A file of its own, because the policy of
// this site allows no inline scripts. `src/shell/theme.ts` writes the value that it reads.
(() => {
  try {
    const choice = localStorage.getItem('songwai.theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Without storage the device's theme is shown.
  }
})();
