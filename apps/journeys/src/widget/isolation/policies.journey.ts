import { neededPolicy, openHostMarkup, takeGuestToken } from '../../support/host-markup.ts';
import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';
import { portalOrigin } from '../../support/product.ts';

const nonce = 'bm9uY2Ugb2Ygb25lIHBhZ2U';
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";
const newest = `src="${portalOrigin}/widget/v1/songwai.js"`;

/** Policies under which the documentation promises that everything works. */
const policies: Readonly<Record<string, { readonly wholePolicy: string; readonly script?: string }>> = {
  'the documented minimum on top of nothing, and Trusted Types': {
    wholePolicy: `default-src 'none'; ${neededPolicy}; base-uri 'none'; form-action 'none'; ${trustedTypes}`,
  },
  'a nonce and strict-dynamic, and Trusted Types': {
    wholePolicy: `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src ${portalOrigin}; img-src data:; style-src 'self'; ${trustedTypes}`,
    script: `nonce="${nonce}" ${newest}`,
  },
};

for (const [which, policy] of Object.entries(policies))
  test(`a guest books and follows the delivery under ${which} @desktop`, async ({ page }) => {
    const host = await watchHostPage(page);
    await openHostMarkup(page, {
      body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en"></songwai-booking><songwai-tracking lang="en"></songwai-tracking>`,
      ...policy,
    });
    const booking = page.locator('songwai-booking');
    const form = createOrderForm(booking, 'en');
    await form.enterRoute(siamParagon, bangNa);
    await form.seePrices();
    await form.chooseParcelByMotorcycle();
    await form.next.click();
    await form.enterContacts();
    await form.payCashAtDropOff();
    await form.agree();
    await form.bookButton.click();
    await expect(form.booked).toBeVisible();
    await booking.getByRole('link', { name: 'Track this delivery' }).click();
    await expect(page.locator('songwai-tracking .sw-map__vehicle')).toBeVisible({ timeout: 60_000 });
    expect(await host.errors()).toEqual([]);
  });
