import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';
import { readPage } from './read-page.ts';

it('a page is read as a browser does, not by its letters', () => {
  const page = readPage(`<!doctype html><html lang=th><!-- <songwai-booking partner="x"></songwai-booking> -->
    <script>const text = '<songwai-tracking></songwai-tracking>';</script>
    <script src=https://songwai.test/widget/v1/songwai.js type=module></script>
    <template><songwai-button></songwai-button></template>
    <SONGWAI-BOOKING Partner='baan"chandra' Pick-Up=Desk></SONGWAI-BOOKING>`);
  expect(page.elements).toEqual([{ tag: 'songwai-booking', attributes: { partner: 'baan"chandra', 'pick-up': 'Desk' } }]);
  expect(page.scripts).toEqual([{ src: 'https://songwai.test/widget/v1/songwai.js', type: 'module' }]);
  expect(page).toMatchObject({ hasLanguage: true, hasViewport: false, selfClosed: [], unencrypted: [] });
});

it('what is loaded unencrypted is found, and links that only lead somewhere are not', () => {
  const { unencrypted } = readPage(
    '<img src="http://a.test/x.png"><script src="http://a.test/x.js"></script><a href="http://a.test/">a</a><link rel="canonical" href="http://a.test/"><link rel="stylesheet" href="http://a.test/x.css">',
  );
  expect(unencrypted).toEqual(['http://a.test/x.js', 'http://a.test/x.css']);
});

it.each([
  ['pickup', 'pick-up'],
  ['langauge', undefined],
  ['patner', 'partner'],
  ['x', undefined],
])('%s was probably meant to be %s', (word, meant) => {
  expect(nearestWord(word, ['partner', 'token', 'pick-up', 'theme'])).toBe(meant);
});
