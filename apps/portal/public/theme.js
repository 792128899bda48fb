// Before the first paint: no page flashes in the wrong theme (`src/shell/theme.ts`). A file, because our policy allows no inline scripts.
(() => {
  try {
    const choice = localStorage.getItem('songwai.theme');
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Without storage the device's theme is shown.
  }
})();
// For `app/install/open-install.ts`.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.songwaiInstall = event;
});
