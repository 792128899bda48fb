import type { Address } from '../routes/address-bar.ts';

/** Parameters by which a public page shows something else: a topic of the questions, a tab of the prices, a version of a legal text. */
const shownBy = ['tab', 'topic', 'version'];

/**
 * What of an address changes a page that is rendered on the server. The server renders that, and the browser takes it over as that: another
 * parameter (of a campaign) neither makes another page of it nor fills the server's cache.
 */
export const renderedAddress = ({ pathname, search }: Address): Address => {
  const given = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of shownBy) {
    const value = given.get(name);
    if (value !== null) shown.set(name, value);
  }
  return { pathname, search: shown.size === 0 ? '' : `?${shown}` };
};
