/** Files that the first look of every page has loaded, before any part of it is asked for. */
const isLoaded = /\/(?:framework|index|rolldown-runtime)-[^/]*$/;

/** Pages beyond those that most visits begin with, their sections and the menu around them, and parts that few uses of a page need. */
const isLaterPage =
  /\/(?:(?!home|new-order|login|tracking)[a-z-]+\.page|[a-z-]+-settings|app-frame|later-pages|[a-z-]+-(?:dialog|panel|rating|ratings|story|aside|drivers|bell))-/;

/** What is fetched while the browser is idle, before anybody asks for it: the order form's later steps, and what opens from its bar. */
const isFetchedAhead =
  /\/(?:step-head|checkout-view|own-review|order-checkout|schedule-picker|moment-pickers|payment-picker|price-breakdown|paste-chat|announcements|around-pages)-/;

/**
 * The files that are fetched together with one that is imported later. Their names weigh as much as the code: hashes do not compress. So
 * scripts are listed only where a visitor waits for them; the others find the scripts that they import by themselves. Style sheets are
 * always listed, because nothing may be shown before its sheet is there.
 */
export const preloadsOf = (file: string, files: string[]): string[] => {
  const missing = files.filter((each) => !isLoaded.test(each));
  return isLaterPage.test(file) || isFetchedAhead.test(file) ? missing.filter((each) => each.endsWith('.css')) : missing;
};
