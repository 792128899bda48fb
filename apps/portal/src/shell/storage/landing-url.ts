/** A campaign's parameters in an address (spec §7). */
const hasCampaign = /[?&]utm_/;
const storageKey = 'landingUrl';

interface Tab {
  readonly location: { readonly href: string };
  /** Lives as long as the tab. Reading it may throw where the visitor forbids storage. */
  readonly sessionStorage: Storage;
}

/**
 * URL of the page on which the campaign brought the visitor to this tab, else of the present page. A reload of a later page, such as
 * the sign-up form, would otherwise lose the campaign.
 */
export const landingUrl = (tab: Tab, onProblem: (error: unknown) => void): string => {
  const { href } = tab.location;
  try {
    if (!hasCampaign.test(href)) return tab.sessionStorage.getItem(storageKey) ?? href;
    tab.sessionStorage.setItem(storageKey, href);
  } catch (error) {
    onProblem(error);
  }
  return href;
};
