import type { Browser } from '@playwright/test';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test, withOwnGateway } from '../support/own-gateway.ts';
import type { Account } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the pages, written independently of the product. */
const words = {
  th: {
    ...{ tier: 'ระดับของคุณ', none: 'ทั่วไป', silver: 'ซิลเวอร์', rising: /ขึ้นเป็นซิลเวอร์/ },
    ...{ thaiName: 'ชื่อสิทธิ์ภาษาไทย', englishName: 'ชื่อสิทธิ์ภาษาอังกฤษ', lastDay: 'วันสุดท้าย', codes: 'โค้ดที่จะแจก' },
    ...{ thaiPartner: 'ชื่อพาร์ตเนอร์ภาษาไทย', englishPartner: 'ชื่อพาร์ตเนอร์ภาษาอังกฤษ', save: 'บันทึก', offered: 'เปิดให้รับ' },
    ...{ take: /^รับสิทธิ์/, benefit: 'กล่องลดครึ่งราคา' },
  },
  en: {
    ...{ tier: 'Your tier', none: 'Member', silver: 'Silver', rising: /: Silver in/ },
    ...{ thaiName: 'Thai name', englishName: 'English name', lastDay: 'Last day', codes: 'Codes to give away' },
    ...{
      thaiPartner: 'Thai name of the partner',
      englishPartner: 'English name of the partner',
      save: 'Save',
      offered: 'Offered',
    },
    ...{ take: /^Get /, benefit: 'Boxes at half price' },
  },
} as const;

const company: Account = { userName: 'company@songwai.test', password: 'demo1234' };
const admin: Account = { userName: 'admin@songwai.test', password: 'demo1234' };
/** Five trips by a vehicle whose least fare is 650 baht are more than the 3,000 of the first tier. */
const jobCount = 5;
const dearVehicle = 6;

/** How long it is until the first minute of the next month in Bangkok. */
const untilNextMonth = (): number => {
  const bangkok = new Date(Date.now() + 7 * 60 * 60 * 1_000);
  return Date.UTC(bangkok.getUTCFullYear(), bangkok.getUTCMonth() + 1, 1, -7, 1) - Date.now();
};

interface Offering {
  readonly at: (path: string) => string;
  readonly language: 'th' | 'en';
  /** The day's clock, which runs ahead. */
  readonly now: number;
}

/** An administrator offers a benefit to silver customers, with one code. */
async function offerBenefit(browser: Browser, { at, language, now }: Offering): Promise<void> {
  const text = words[language];
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: now });
  await page.goto(at('/login?from=/admin/benefits/new'));
  await signIn(page, language, admin);
  const fields = {
    ...{ [text.thaiName]: words.th.benefit, [text.englishName]: words.en.benefit },
    ...{ [text.thaiPartner]: 'บ้านกล่อง', [text.englishPartner]: 'Baan Klong', [text.codes]: 'HALF-0001' },
    [text.lastDay]: `${new Date(now).getUTCFullYear() + 1}-12-31`,
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: text.save, exact: true }).click();
  const row = page.getByRole('link', { name: text.benefit });
  await expect(row.getByText(text.offered)).toBeVisible();
  await context.close();
}

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `what was spent makes a company silver on the 1st, and a partner's benefit its own, ${label}`,
    detailsOf(variant),
    async ({ page, request, browser }) => {
      test.setTimeout(400_000);
      await withOwnGateway({ SIMULATION_SPEED: '120' }, async (gateway) => {
        const call = await signInByCall(request, company, gateway.origin);
        for (let count = 0; count < jobCount; count += 1) {
          const { jobId, responseDesc } = await call('/create_job', shortOrder({ vehicle: dearVehicle }));
          expect(jobId, String(responseDesc)).toBeTruthy();
          const statusOf = async () =>
            ((await call('/get_job_detail', { jobId }))['jobDetail'] as { jobStatus: string }).jobStatus;
          await expect.poll(statusOf, { timeout: 120_000 }).toBe('completed');
        }
        const at = (path: string) => `${gateway.origin}${portalPath(language, path)}`;
        await page.goto(at('/login?from=/customer-tiers'));
        await signIn(page, language, company);
        const card = page.getByRole('region', { name: text.tier });
        await expect(card.getByText(text.none, { exact: true }).first()).toBeVisible();
        await expect(card.getByText(text.rising)).toBeVisible();

        const aheadMs = untilNextMonth();
        await gateway.stop();
        await gateway.start(aheadMs);
        await page.clock.install({ time: Date.now() + aheadMs });
        await expect(async () => {
          await page.goto(at('/customer-tiers'));
          await expect(card.locator('p').filter({ hasText: new RegExp(`^${text.silver}$`) })).toBeVisible({ timeout: 3_000 });
        }).toPass({ timeout: 60_000 });

        await offerBenefit(browser, { at, language, now: Date.now() + aheadMs });
        await page.reload();
        await page.getByRole('button', { name: text.take }).click();
        await expect(page.getByText('HALF-0001')).toBeVisible();
      });
    },
  );
}
