import { expect, it } from 'vitest';
import { bangNa, siam } from '../../../tests/builders/order.ts';
import { createEmbeddedGeocoder } from '../geocoders/embedded-geocoder.ts';

const geocoder = createEmbeddedGeocoder();

it('are those of the same words, language, place and number only', async () => {
  const near = { lat: siam.lat, lng: siam.lng };
  const asked = [
    { lang: 'th' },
    { lang: 'en' },
    { lang: 'th', limit: 3 },
    { lang: 'th', near },
    { lang: 'th', near: { lat: bangNa.lat, lng: bangNa.lng } },
  ] as const;
  const ask = () => Promise.all(asked.map((options) => geocoder.suggest('เซเว่น', options)));
  const first = await ask();
  expect(new Set(first.map((found) => JSON.stringify(found))).size).toBe(asked.length);
  expect(await ask()).toEqual(first);
  expect(await createEmbeddedGeocoder().suggest('เซเว่น', { lang: 'th', near })).toEqual(first[3]);
  expect(await geocoder.suggest('สยาม', { lang: 'th' })).not.toEqual(first[0]);
});
