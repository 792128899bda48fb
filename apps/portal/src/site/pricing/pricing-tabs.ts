/** The services of the page, in the order of its tabs. */
export const pricingTabs = ['express', 'nextDay', 'fullDay', 'monthly'] as const;
export type PricingTab = (typeof pricingTabs)[number];

/** The tab of an address, `?tab=nextDay`; express where it names none. */
export const tabOf = (query: string): PricingTab => {
  const named = new URLSearchParams(query).get('tab');
  return pricingTabs.find((tab) => tab === named) ?? 'express';
};

/** The address of a tab. */
export const pathOfTab = (tab: PricingTab): string => (tab === 'express' ? '/pricing' : `/pricing?tab=${tab}`);
