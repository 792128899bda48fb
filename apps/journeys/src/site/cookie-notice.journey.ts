import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { withOwnGateway } from '../support/own-gateway.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    note: 'เราใช้เฉพาะคุกกี้ที่จำเป็น',
    question: 'ขอนับการเปิดหน้าเว็บได้ไหม',
    allow: 'อนุญาต',
    refuse: 'เฉพาะที่จำเป็น',
    close: 'ปิด',
    settings: 'ตั้งค่าคุกกี้',
  },
  en: {
    note: 'Only necessary cookies',
    question: 'May we count page views?',
    allow: 'Allow',
    refuse: 'Only necessary',
    close: 'Close',
    settings: 'Cookie settings',
  },
} as const;

/** Presses the footer's button until the notice is there: the served page is there before its buttons work. */
const openFromFooter = async (button: Locator, notice: Locator): Promise<void> =>
  expect(async () => {
    await button.click();
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** Takes events as Plausible's `/api/event` does. */
const openStandIn = async () => {
  const pages: string[] = [];
  const server = createServer(async (request, response) => {
    pages.push(JSON.parse((await request.setEncoding('utf8').toArray()).join('')).url);
    response.writeHead(202, { 'access-control-allow-origin': '*' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/api/event`, pages, close: () => server.close() };
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `the note about cookies hides nothing, is closed once, and opens again from the footer, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      await page.goto(portalPath(language, '/faq'));
      const note = page.getByRole('region', { name: text.note });
      await expect(note).toBeVisible();
      await expect(note.getByRole('button')).toHaveCount(1);
      await note.getByRole('button', { name: text.close }).click();
      await expect(note).toBeHidden();
      await page.reload();
      const settings = page.getByRole('button', { name: text.settings });
      await openFromFooter(settings, note);
      await expect(note).toBeFocused();
      await note.getByRole('button', { name: text.close }).click();
      await expect(settings).toBeFocused();
    },
  );

  test(`all that a browser stores is listed in the cookie policy, ${label}`, detailsOf(variant), async ({ page, context }) => {
    const form = createOrderForm(page, language);
    await page.goto(portalPath(language, '/faq?utm_source=line'));
    await page.getByRole('region', { name: text.note }).getByRole('button', { name: text.close }).click();
    await page.goto(portalPath(language, '/neworder'));
    await form.enterRoute(siamParagon, bangNa);
    await form.chooseParcelByMotorcycle();
    await form.next.click();
    await signIn(page, language);
    await form.enterContacts();
    const readNames = () =>
      page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name = '' }) => name),
      ]);
    await expect.poll(readNames).toContain('songwai.private.draft.web');
    const stored = [
      ...(await readNames()),
      ...(await context.cookies(new URL('/api/', page.url()).href)).map(({ name }) => name),
    ];
    expect(stored).toEqual(expect.arrayContaining(['songwai_device', 'songwai-vault', 'songwai.private.session', 'landingUrl']));

    await page.goto(portalPath(language, '/cookie-policy'));
    const names = await page.getByRole('main').getByRole('rowheader').allTextContents();
    const policy = [...names, (await page.getByRole('main').textContent()) ?? ''].join(' ');
    const listed = new Set(policy.match(/[\w.-]+/g)?.map((word) => word.replace(/\.$/, '')));
    const isListed = (name: string) =>
      listed.has(name) || [...listed].some((known) => known.includes('private') && name.startsWith(`${known}.`));
    expect(stored.filter((name) => !isListed(name))).toEqual([]);
  });
}

test('where page views are counted, nothing is sent before a yes, and never a token, in Thai on a phone @phone', async ({
  page,
}) => {
  const text = words.th;
  const standIn = await openStandIn();
  await withOwnGateway({ ANALYTICS_URL: standIn.url }, async (gateway) => {
    await page.goto(`${gateway.origin}/faq`);
    const question = page.getByRole('region', { name: text.question });
    await question.getByRole('button', { name: text.refuse }).click();
    await page.goto(`${gateway.origin}/privacy`);
    await openFromFooter(page.getByRole('button', { name: text.settings }), question);
    expect(standIn.pages).toEqual([]);
    await question.getByRole('button', { name: text.allow }).click();
    await expect.poll(() => standIn.pages).toEqual([`${gateway.origin}/privacy`]);
    await page.goto(`${gateway.origin}/t/c29tZWJvZHlzLXRva2Vu`);
    await expect.poll(() => standIn.pages).toEqual([`${gateway.origin}/privacy`, `${gateway.origin}/t/:trackingId`]);
  });
  standIn.close();
});
