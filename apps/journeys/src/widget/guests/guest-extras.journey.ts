import { openHostMarkup, takeGuestToken } from '../../support/host-markup.ts';
import { watchHostPage } from '../../support/host-page.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';

/** A picture that the browser really reads: 2 x 2 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4tJIBiBggFAAwygZtbEcBlAAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest attaches a photo and asks for a receipt under the documented policy, and both are booked', async ({ page }) => {
  const host = await watchHostPage(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const wasFetched = (name: string) => fetched.some((url) => url.includes(`/${name}.js`));
  await openHostMarkup(page, {
    body: `<songwai-booking partner="baanchandra" token="${await takeGuestToken()}" lang="en"></songwai-booking>`,
  });
  const booking = page.locator('songwai-booking');
  const form = createOrderForm(booking, 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.chooseParcelByMotorcycle();
  await form.next.click();
  await form.enterContacts();

  const photos = booking.getByRole('button', { name: 'Add photos of the parcel' });
  await expect(photos).toBeVisible();
  expect([wasFetched('guest-photos'), wasFetched('guest-receipt')]).toEqual([false, false]);
  await photos.click();
  const chooser = page.waitForEvent('filechooser');
  await booking.getByRole('button', { name: 'Add photos', exact: true }).click();
  await (await chooser).setFiles({ name: 'bag.png', mimeType: 'image/png', buffer: picture });
  const photo = booking.getByRole('img', { name: 'Photo 1' });
  await expect.poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
  expect(wasFetched('guest-receipt')).toBe(false);

  await booking.getByRole('button', { name: 'Receipt in a company’s name' }).click();
  await booking.getByLabel('Tax ID').fill('0105500000003');
  await booking.getByLabel('Name of the company or taxpayer').fill('Lindqvist Trading');
  await booking.getByRole('textbox', { name: 'Address for receipts' }).fill('98 Soi Ari 4, Phaya Thai, Bangkok 10400');
  await booking.getByRole('radio', { name: 'Head office' }).check();
  await booking.getByLabel('Postcode').fill('10400');
  await booking.getByRole('button', { name: 'Save' }).click();
  await expect(booking.getByText('Lindqvist Trading')).toBeVisible();

  if (await form.agreement.isVisible()) await form.agree();
  const booked = page.waitForRequest((request) => request.url().endsWith('/api/create_job'));
  await form.bookButton.click();
  await expect(form.booked).toBeVisible();
  expect((await booked).postDataJSON()).toMatchObject({
    remarkImages: [expect.stringMatching(/^[\w-]{32}\.jpg$/)],
    receipt: { check: true, companyName: 'Lindqvist Trading', taxNumber: '0105500000003', branch: '00000', postcode: '10400' },
  });
  expect(await host.errors()).toEqual([]);
});
