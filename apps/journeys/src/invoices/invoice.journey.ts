import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { createDriver } from '../support/jobs/driver-app.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { twoPixels } from '../support/jobs/two-pixels.ts';
import { saveTypedCard } from '../support/money/card-fields.ts';
import { answerPretendBank } from '../support/money/pretend-bank.ts';
import { expect, test, withOwnGateway } from '../support/own-gateway.ts';
import type { Account } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the pages, written independently of the product. */
const words = {
  th: {
    pay: /^จ่าย ฿/,
    withhold: /หัก ณ ที่จ่าย 1%/,
    addCard: 'เพิ่มบัตร',
    payByCard: /^จ่าย(?: ฿[\d,.]+)? ?ด้วย Visa •••• 4242$/,
    paid: 'จ่ายแล้ว',
    download: /^ดาวน์โหลด PDF$/,
    month: 'ดาวน์โหลดเอกสารทั้งเดือน',
    tabs: 'หน้าหลักของแอป',
  },
  en: {
    pay: /^Pay ฿/,
    withhold: /1% withholding tax/,
    addCard: 'Add a card',
    payByCard: /^Pay(?: ฿[\d,.]+)? with Visa •••• 4242$/,
    paid: 'Paid',
    download: /^Download PDF$/,
    month: 'Download all documents of the month',
    tabs: 'Main pages',
  },
} as const;

/** A company that may pay by monthly invoice. */
const company: Account = { userName: 'company@songwai.test', password: 'demo1234' };
const administrator: Account = { userName: 'admin@songwai.test', password: 'demo1234' };
const byInvoice = 4;
const jobCount = 10;
/** Two places that are close by, where no simulated driver is. */
const pattaya = [
  { addressName: 'ศาลาว่าการเมืองพัทยา', lat: 12.9505, lng: 100.8886 },
  { addressName: 'ตลาดเมืองพัทยา', lat: 12.9505, lng: 100.8926 },
] as const;

/** This month in Bangkok (`2026-11`), and how long it is until ten in the morning of the second of the next. */
const monthNow = () => {
  const bangkok = new Date(Date.now() + 7 * 60 * 60 * 1_000);
  const [year, month] = [bangkok.getUTCFullYear(), bangkok.getUTCMonth()];
  return {
    month: bangkok.toISOString().slice(0, 7),
    aheadMs: Date.UTC(year, month + 1, 2, 3) - Date.now(),
  };
};

/** Books jobs on the invoice, and waits until all are delivered. @returns the one of a driver with an app, who takes photos. */
const deliverByInvoice = async (request: APIRequestContext, origin: string): Promise<string> => {
  const call = await signInByCall(request, company, origin);
  const order = { paymentType: byInvoice, reference: 'PO-7101' };
  const booked = await Promise.all(Array.from({ length: jobCount - 1 }, () => call('/create_job', shortOrder(order))));
  const driver = await createDriver(request, pattaya[0], {
    origin,
    administrator: async () => {
      const signedIn = await request.post(`${origin}/api/login`, { data: { ...administrator, lang: 'en' } });
      return { 'sk-token': String((await signedIn.json()).skToken) };
    },
  });
  const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
  const locationList = pattaya.map((place) => ({ ...place, ...contact }));
  const driven = await call('/create_job', shortOrder({ ...order, locationList }));
  expect(driven['jobId'], String(driven['responseDesc'])).toBeTruthy();
  const drivenId = String(driven['jobId']);
  await driver.accept(drivenId);
  await driver.arrive(drivenId);
  await driver.deliverWithPhotos(drivenId, twoPixels);
  booked.push(driven);
  for (const { jobId } of booked) {
    expect(jobId).toBeTruthy();
    const statusOf = async () => ((await call('/get_job_detail', { jobId }))['jobDetail'] as { jobStatus: string }).jobStatus;
    await expect.poll(statusOf, { timeout: 180_000 }).toBe('completed');
  }
  return drivenId;
};

/** The names of the files in a ZIP file, from its directory at the end (PKWARE's APPNOTE 4.3.12). */
const namesIn = (zip: Buffer): readonly string[] => {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  }
  return names;
};

/** What a press makes the browser save: its name and content. */
const savedBy = async (page: Page, press: () => Promise<void>) => {
  const saving = page.waitForEvent('download');
  await press();
  const file = await saving;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];
  const isPhone = variant.tag[0] === '@phone';

  test(
    `ten jobs become an invoice that is paid by card with the tax withheld, and its documents are saved, ${label}`,
    detailsOf(variant),
    async ({ page, request, context }) => {
      test.setTimeout(400_000);
      const { month, aheadMs } = monthNow();
      await withOwnGateway({ SIMULATION_SPEED: '120' }, async (gateway) => {
        const photographed = await deliverByInvoice(request, gateway.origin);
        await gateway.stop();
        await gateway.start(aheadMs);
        await page.clock.install({ time: Date.now() + aheadMs });

        const at = (path: string) => `${gateway.origin}${portalPath(language, path)}`;
        await page.goto(at('/login?from=/invoice'));
        await signIn(page, language, company);
        await expect(page).toHaveURL(at('/invoice'));
        const pay = page.getByRole('link', { name: text.pay });
        await expect(async () => {
          await page.goto(at('/invoice'));
          await expect(pay.first()).toBeVisible({ timeout: 5_000 });
        }).toPass({ timeout: 90_000 });
        await pay.first().click();

        // On a phone the bar that pays stands instead of the tabs.
        await expect(page.getByRole('checkbox', { name: text.withhold })).toBeVisible();
        await expect(page.getByRole('navigation', { name: text.tabs })).toBeHidden();
        await page.getByRole('checkbox', { name: text.withhold }).check();
        await page.getByRole('button', { name: text.addCard }).click();
        await saveTypedCard(page, language);
        const opened = context.waitForEvent('page', { timeout: 5_000 }).catch(() => null);
        await page.getByRole('button', { name: text.payByCard }).click();
        await answerPretendBank((await opened) ?? page, 'pass');

        await page.goto(at('/invoice'));
        const row = page.getByRole('link', { name: new RegExp(text.paid) }).or(page.getByRole('link', { name: /IV\d{4}-\d{5}/ }));
        await row.first().click();
        const receipt = page.getByRole('button', { name: text.download });
        if (isPhone) await expect(page.getByRole('navigation', { name: text.tabs })).toBeVisible();
        await expect(receipt).toBeVisible();
        const file = await savedBy(page, () => receipt.click());
        expect(file.content.subarray(0, 4).toString()).toBe('%PDF');
        expect(file.name).toMatch(/RC\d{4}-\d{5}/);

        await page.goto(at(`/invoice/month/${month}`));
        const pack = await savedBy(page, () => page.getByRole('button', { name: text.month }).click());
        expect(pack.name).toMatch(/\.zip$/);
        const names = namesIn(pack.content).join('\n');
        // The month that was billed has its invoice, and what was paid for it later.
        expect(names).toContain('.xlsx');
        expect(names).toMatch(/IV\d{4}-\d{5}/);
        expect(names).toMatch(/RC\d{4}-\d{5}/);
        expect(names).toMatch(new RegExp(`^proof/${photographed}/stop-\\d-photo-1\\.png$`, 'm'));
      });
    },
  );
}
