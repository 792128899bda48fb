import { openHostMarkup, takeGuestToken } from '../support/host-markup.ts';
import { expect, test } from '../support/journey-test.ts';

/** The state of the page's form: whether it may be sent, and what it would send. */
const formState = () => {
  const form = document.querySelector('form');
  return { isValid: form?.checkValidity(), sent: form && new FormData(form).get('delivery') };
};

test('a shop’s form cannot be sent before the delivery is booked, and then sends its tracking id @desktop', async ({ page }) => {
  await openHostMarkup(page, {
    body: `<form><songwai-booking name="delivery" required partner="baanchandra" token="${await takeGuestToken()}" lang="en"></songwai-booking><button>Order</button></form>`,
  });
  const booking = page.locator('songwai-booking');
  await expect(booking.getByRole('button', { name: /Where from/ })).toBeVisible();
  expect(await page.evaluate(formState)).toEqual({ isValid: false, sent: null });
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(booking.getByText('Finish the delivery first.')).toBeVisible();

  // As the element says it when a job is booked; the whole way there is in the partner's journey.
  await booking.evaluate((element) =>
    element.dispatchEvent(new CustomEvent('songwai:booked', { detail: { jobId: 'J00000042', trackingId: 'kVn2x0b1' } })),
  );
  expect(await page.evaluate(formState)).toEqual({ isValid: true, sent: 'kVn2x0b1' });
  await expect(booking.getByText('Finish the delivery first.')).toBeHidden();

  await page.evaluate(() => document.querySelector('form')?.reset());
  expect(await page.evaluate(formState)).toEqual({ isValid: false, sent: null });
});

test('a page that gives tokens on request signs its guest on without an attribute @desktop', async ({ page }) => {
  await openHostMarkup(page, { body: '<songwai-booking partner="baanchandra" lang="en"></songwai-booking>' });
  const token = await takeGuestToken();
  const signedOn = await page.evaluate(
    (given) =>
      new Promise<unknown>((resolve) => {
        const element = document.querySelector('songwai-booking');
        element?.addEventListener('songwai:sign-on', (event) => resolve((event as CustomEvent).detail));
        if (element) Reflect.set(element, 'getToken', async () => given);
      }),
    token,
  );
  expect(signedOn).toEqual({ partner: 'baanchandra' });
});
