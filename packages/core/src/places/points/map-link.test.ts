import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkIn, readMapLink } from './map-link.ts';

const read = (text: string) => {
  const url = linkIn(text);
  return url && readMapLink(url);
};
const siam = { kind: 'point', point: { lat: 13.7466, lng: 100.5347 } };

describe('a link to a map', () => {
  it.each([
    ['of a place', 'https://www.google.com/maps/place/Siam+Paragon/@13.7466,100.5347,17z'],
    [
      'of a place with its pin, which is more exact than the view',
      'https://www.google.com/maps/place/Siam+Paragon/@13.74,100.53,17z/data=!3m1!4b1!4m6!3m5!1s0x30e29ecd!8m2!3d13.7466!4d100.5347!16s%2Fm?entry=ttu',
    ],
    ['by its query', 'https://maps.google.com/?q=13.7466,100.5347'],
    ['as the app of a phone shares a pin', 'https://www.google.com/maps?q=loc:13.7466,100.5347&z=17'],
    ['by the documented search', 'https://www.google.com/maps/search/?api=1&query=13.7466%2C100.5347'],
    ['as a pin that was dropped', 'https://www.google.co.th/maps/search/13.7466,+100.5347?entry=tts'],
    ['by the end of a route', 'https://www.google.com/maps/dir/?api=1&origin=Bang+Na&destination=13.7466,100.5347'],
    ['by the last pin of a route', 'https://www.google.com/maps/dir/A/B/data=!4m2!3d13.66!4d100.6!4m2!3d13.7466!4d100.5347'],
    ['inside a shared text', 'สยามพารากอน https://maps.google.com/?q=13.7466,100.5347'],
    ['of Apple', 'https://maps.apple.com/?ll=13.7466,100.5347&q=Siam'],
    ['of OpenStreetMap', 'https://www.openstreetmap.org/?mlat=13.7466&mlon=100.5347#map=17/13.70/100.50'],
    ['of a part of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/13.7466/100.5347'],
  ])('is its point: %s', (_what, text) => expect(read(text)).toEqual(siam));

  it('is a point in degrees, minutes and seconds as Google writes dropped pins', () => {
    const found = read("https://www.google.com/maps/place/13%C2%B044'47.8%22N+100%C2%B032'04.9%22E/");
    expect(found).toMatchObject({ kind: 'point', point: { lat: 13.7466111, lng: 100.5346944 } });
  });

  it('may be far away, to be shown as outside', () => {
    expect(read('https://maps.google.com/?q=18.7883,98.9853')).toMatchObject({ point: { lat: 18.7883, lng: 98.9853 } });
    expect(read('https://maps.google.com/?q=-33.8688,151.2093')).toMatchObject({ point: { lat: -33.8688 } });
  });

  it('without a point is a name to search for', () => {
    const link = 'https://www.google.com/maps/place/%E0%B8%AA%E0%B8%A2%E0%B8%B2%E0%B8%A1+Paragon/data=!4m2!3m1!1s0x30e2:0x9f';
    expect(read(link)).toEqual({ kind: 'words', words: 'สยาม Paragon' });
  });

  it.each([
    'https://example.com/maps/place/X/@13.7466,100.5347,17z',
    'https://google.com.example.org/maps?q=13.7466,100.5347',
    'https://www.google.com/search?q=13.7466,100.5347',
    'https://www.google.com/maps',
    'สยามพารากอน',
    'https://',
  ])('is none: %s', (text) => expect(read(text)).toBeNull());

  it('keeps every point that it holds, wherever it stands', () => {
    const degrees = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => micro / 1e6);
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        // Exponents are no part of a link.
        const [north, east] = [lat.toFixed(6), lng.toFixed(6)];
        const point = { lat: Number(north), lng: Number(east) };
        for (const link of [
          `https://maps.google.com/?q=${north},${east}`,
          `https://www.google.com/maps/place/A/@1.5,2.5,17z/data=!3d${north}!4d${east}`,
          `https://www.google.com/maps/@${north},${east},15z`,
        ])
          expect(read(link)).toEqual({ kind: 'point', point });
      }),
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const start of ['', 'https://', 'https://www.google.com/maps/place/', 'https://maps.google.com/?q='])
          expect(() => read(`${start}${text}`)).not.toThrow();
      }),
    );
  });
});
