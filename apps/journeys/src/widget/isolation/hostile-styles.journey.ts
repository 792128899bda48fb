import type { Locator } from '@playwright/test';
import { openHostMarkup } from '../../support/host-markup.ts';
import { expect, test } from '../../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../../support/order-form.ts';

const elements =
  '<songwai-booking partner="baanchandra" lang="en" theme="light"></songwai-booking><songwai-price-check partner="baanchandra" lang="en" theme="light"></songwai-price-check>';

/** How everything of an element looks, and how large it is; the font is the page’s on purpose, and so is what it puts into slots. */
const looksInside = (host: Locator): Promise<readonly string[]> =>
  host.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('.sw-widget, .sw-widget *') ?? [])].map((node) => {
      const { fontSize, color, display, textTransform, letterSpacing, lineHeight, textAlign, direction, cursor, visibility } =
        getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      const looks = {
        fontSize,
        color,
        display,
        textTransform,
        letterSpacing,
        lineHeight,
        textAlign,
        direction,
        cursor,
        visibility,
      };
      return `${node.tagName} ${JSON.stringify(looks)} ${Math.round(width)}×${Math.round(height)}`;
    }),
  );

const plain = 'body{margin:0}songwai-booking,songwai-price-check{display:block;width:360px}';

/** What other pages do to everything on them. */
const hostilePages: Readonly<Record<string, { readonly styles: string; readonly root?: string }>> = {
  'that styles everything with !important': {
    styles: `${plain} *, *::before, *::after { color: red !important; text-transform: uppercase !important; letter-spacing: 4px !important;
      line-height: 3 !important; text-align: center !important; font-size: 9px !important; font-weight: 900 !important; cursor: help !important;
      word-spacing: 1em !important; text-indent: 2em !important; white-space: pre !important; visibility: visible !important;
      box-sizing: content-box !important; list-style: square !important; pointer-events: auto !important; }
      button, input, div, span, section { display: inline !important; background: tomato !important; border: 9px solid lime !important; }`,
  },
  'whose rem is 10 px': { styles: `${plain} html { font-size: 62.5% } body { font-size: 3rem }` },
  'that is written from right to left': { styles: plain, root: 'lang="ar" dir="rtl"' },
};

for (const [which, hostile] of Object.entries(hostilePages))
  test(`the elements look on a page ${which} as on any other @desktop`, async ({ page }) => {
    await openHostMarkup(page, { body: elements, styles: plain });
    const booking = page.locator('songwai-booking');
    const prices = page.locator('songwai-price-check');
    await expect(booking.getByRole('img').or(booking.getByRole('radio')).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [bookingLooks, pricesLooks] = await Promise.all([looksInside(booking), looksInside(prices)]);
    expect(bookingLooks.length).toBeGreaterThan(50);

    await openHostMarkup(page, { body: elements, ...hostile });
    await expect.poll(() => looksInside(booking)).toEqual(bookingLooks);
    await expect.poll(() => looksInside(prices)).toEqual(pricesLooks);
  });

test('at 200 % zoom everything can be reached without scrolling sideways, and an order gets its prices @desktop', async ({
  browser,
}) => {
  // What a browser does at 200 % on a laptop: half the pixels of CSS, each twice as large.
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  await openHostMarkup(page, { body: elements, styles: 'body{margin:0}' });
  const form = createOrderForm(page.locator('songwai-booking'), 'en');
  await form.enterRoute(siamParagon, bangNa);
  await form.seePrices();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
  await page.close();
});
