// Runs before anything is painted, so that a page never flashes in the theme that was not chosen. A file of its own, because the policy of
// this site runs no script that stands in a page. What it reads is written by src/shell/theme.ts.
(() => {
  try {
    const choice = localStorage.getItem('songwai.theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // A browser that keeps nothing for this site shows the device's own theme.
  }
})();
