import type { Page } from 'playwright';
import { company, type DemoAccount, person, places } from './demo-jobs.ts';

/** Where a page is, in a language. */
type At = (path: string) => string;

/** Something that the product shows. */
export interface View {
  readonly name: string;
  /** Who has to be signed in. */
  readonly account?: DemoAccount;
  /** Opens it, and waits for all of it. */
  readonly open: (page: Page, at: At) => Promise<void>;
}

const point = ([, lat, lng]: (typeof places)[keyof typeof places]): string => `${lat},${lng}`;

/** Opens an order by its link, which the page reads and then drops. */
const openOrder = async (page: Page, at: At, ...to: readonly (typeof places)[keyof typeof places][]): Promise<void> => {
  const stops = [`from=${point(places.siam)}`, ...to.map((place) => `to=${point(place)}`)].join('&');
  await page.goto(at(`/neworder?${stops}&vehicle=motorcycle&service=2`));
  await page.waitForURL(at('/neworder'));
  await page.getByRole('radio').first().waitFor();
  // The map and the prices arrive after the form.
  await page.waitForLoadState('networkidle');
};

export const order: View = { name: 'order', open: (page, at) => openOrder(page, at, places.ari) };

export const active: View = {
  name: 'active',
  account: person,
  open: async (page, at) => {
    const baseMap = page.waitForResponse(/\/map\/base\.json/);
    await page.goto(at('/dashboard/active'));
    await baseMap;
    await page.locator('.leaflet-container').first().waitFor();
    await page
      .getByText(/J\d{3}-\d{5}/)
      .nth(1)
      .waitFor();
  },
};

const stops: View = {
  name: 'stops',
  open: (page, at) => openOrder(page, at, places.ari, places.asok, places.silom),
};

const wallet: View = {
  name: 'wallet',
  account: person,
  open: async (page, at) => {
    await page.goto(at('/wallet'));
    await page
      .getByText(/^(พร้อมเพย์|PromptPay)$/)
      .first()
      .waitFor();
  },
};

const companySettings: View = {
  name: 'company',
  account: company,
  open: async (page, at) => {
    await page.goto(at('/settings/company'));
    await page.getByRole('heading').nth(2).waitFor();
  },
};

/** In the manual on the home page, by topic. */
export const manualViews: readonly View[] = [order, stops, active, wallet, companySettings];
