import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey-test.ts';
import { partnerOrigin } from '../../support/product.ts';
import { findViolations } from '../../support/reach/violations.ts';
import { detailsOf, eachOnce, type Variant } from '../../support/variants.ts';

const words = {
  th: {
    ...{ others: /แอตทริบิวต์อื่น/, copy: 'คัดลอก', next: /ขั้นต่อไป/, signing: 'เซ็นโทเค็น', renew: 'ออกใหม่', used: /ใช้ตามนั้นได้/ },
    ...{
      darker: /เราใช้เฉดเข้มขึ้น/,
      json: /ยังไม่เป็น JSON/,
      place: /เขียนละติจูด/,
      colour: /เขียนสีแบบ/,
      unknown: /ไม่พบพาร์ตเนอร์นี้/,
      narrow: '320',
    },
  },
  en: {
    ...{
      others: /More attributes/,
      copy: 'Copy',
      next: /Next step/,
      signing: 'Sign tokens',
      renew: 'New token',
      used: /Used as it is/,
    },
    ...{
      darker: /a darker shade is used/,
      json: /This is no JSON/,
      place: /Write latitude/,
      colour: /Write the colour/,
      unknown: /no such partner/,
      narrow: '320',
    },
  },
} as const;

/** The controls of a page's playground, in the language of a variant. */
const openPlayground = async (page: Page, { language }: Pick<Variant, 'language'>) => {
  await page.goto(`${partnerOrigin}/playground?lang=${language}`);
  const field = (name: string) => page.locator(`[data-attribute="${name}"]`);
  return {
    text: words[language],
    field,
    input: (name: string) => field(name).getByRole('textbox'),
    choose: (tag: string) => page.getByRole('radio', { name: new RegExp(`${tag}$`) }).check({ force: true }),
    openOthers: () => page.locator('summary').click(),
    log: page.getByRole('log'),
    live: page.locator('.pg-live > *'),
    code: page.getByRole('tabpanel'),
    accent: page.locator('.sw-colour').getByRole('textbox'),
  };
};

for (const variant of eachOnce) {
  const { label } = variant;

  test(
    `a developer turns the booking until it fits, and takes the code along, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { text, input, openOthers, log, live, code, accent } = await openPlayground(page, variant);
      await expect(log.getByText('songwai:ready')).toBeVisible();
      await expect(log.getByText('songwai:sign-on')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await openOthers();
      await input('pick-up').fill('Baan "Chandra"');
      await input('pick-up-at').fill('13.7234,100.5134');
      await expect(live).toHaveAttribute('pick-up-at', '13.7234,100.5134');
      await expect(live.getByText('Baan "Chandra"').first()).toBeVisible();
      await expect(page.getByText(text.used)).toBeVisible();
      await accent.fill('#f4c22b');
      await expect(page.getByText(text.darker)).toContainText(/([4-9]|1\d)\.\d:1/);

      await expect(code).toContainText('pick-up="Baan &quot;Chandra&quot;"');
      await expect(code).toContainText('--songwai-accent: #f4c22b');
      await page.getByRole('button', { name: text.copy, exact: true }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await code.textContent());
      await page.getByRole('button', { name: text.next }).click();
      await expect(page.getByRole('tab', { name: text.signing, selected: true })).toBeVisible();
      await expect(code).toContainText("partnerId: 'baanchandra'");
      expect(await findViolations(page)).toEqual([]);

      // What was copied is a page that works.
      await page.route(`${partnerOrigin}/copied.html`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><html lang="en"><body>${copied}` }),
      );
      await page.goto(`${partnerOrigin}/copied.html`);
      await expect(page.locator('songwai-booking').getByText('Baan "Chandra"').first()).toBeVisible();
    },
  );

  test(`what is typed wrong says what to do, and nothing that was typed goes, ${label}`, detailsOf(variant), async ({ page }) => {
    const { text, field, input, choose, openOthers, live, code, accent } = await openPlayground(page, variant);
    await openOthers();
    await input('stops').fill('[{"name": "Siam"');
    await input('pick-up-at').fill('Silom');
    await accent.fill('#9c3');
    await accent.fill('brick');
    await expect(field('stops').getByText(text.json)).toBeVisible();
    await expect(field('pick-up-at').getByText(text.place)).toBeVisible();
    await expect(page.getByText(text.colour)).toBeVisible();
    await expect(live).not.toHaveAttribute('stops');
    await expect(code).not.toContainText('stops');
    expect(await findViolations(page)).toEqual([]);

    await choose('songwai-price-check');
    await expect(live).toHaveJSProperty('localName', 'songwai-price-check');
    await choose('songwai-booking');
    await expect(input('stops')).toHaveValue('[{"name": "Siam"');
    await page.reload();
    await openOthers();
    await expect(input('stops')).toHaveValue('[{"name": "Siam"');
    await expect(accent).toHaveValue('brick');

    await input('partner').fill('nobody-knows-this');
    await choose('songwai-price-check');
    await expect(page.getByText(text.unknown)).toBeVisible();
  });
}

test('every attribute that an element observes has a field, in every element @desktop', async ({ page }) => {
  const { choose, live } = await openPlayground(page, { language: 'en' });
  const tags = await page.locator('.pg-menu code').allInnerTexts();
  expect(tags.length).toBeGreaterThanOrEqual(5);
  for (const tag of tags) {
    await choose(tag);
    await expect(live).toHaveJSProperty('localName', tag);
    const { observed, fields } = await page.evaluate((name) => {
      const element: unknown = customElements.get(name);
      const attributes: unknown = typeof element === 'function' ? Reflect.get(element, 'observedAttributes') : [];
      return {
        observed: Array.isArray(attributes) ? attributes.map(String).toSorted() : [],
        fields: [...document.querySelectorAll<HTMLElement>('[data-attribute]')]
          .map(({ dataset }) => dataset['attribute'] ?? '')
          .toSorted(),
      };
    }, tag);
    expect(observed.length, tag).toBeGreaterThan(2);
    expect(fields, tag).toEqual(observed);
  }
});

test('a test token counts down from five minutes, and another one is a press away @phone', async ({ page }) => {
  const { text, field, input, log } = await openPlayground(page, { language: 'th' });
  await expect(field('token').getByRole('timer')).toContainText(/4:\d\d|5:00/);
  const first = await input('token').inputValue();
  await page.getByRole('button', { name: text.renew }).click();
  await expect(input('token')).not.toHaveValue(first);
  await expect(log.getByText('songwai:sign-on').first()).toBeVisible();
});

test('the element is as wide as the place that is chosen @desktop', async ({ page }) => {
  const { text, live } = await openPlayground(page, { language: 'en' });
  await page.getByRole('radio', { name: text.narrow }).check({ force: true });
  await expect.poll(async () => (await live.boundingBox())?.width).toBe(320);
});
