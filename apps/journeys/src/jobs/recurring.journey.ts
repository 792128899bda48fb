import { signInFor } from '../support/account/account-pages.ts';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { detailsOf, everyVariant } from '../support/variants.ts';

/** Texts of the pages, written independently of the product. */
const words = {
  th: {
    makeRecurring: /^ทำเป็นจองประจำ/,
    everyDay: 'ทุกวัน',
    start: 'เริ่มจองประจำ',
    next: 'ครั้งต่อไป',
    skip: /^ข้าม วันที่ /,
    sendAnyway: 'ส่งด้วย วันที่ ',
    pause: 'พักไว้',
    paused: /^พักไว้ตั้งแต่/,
    resume: 'จองต่อ',
    end: 'เลิกจองประจำ',
    ended: /^เลิกแล้วเมื่อ/,
    sameDay: /^เหมือน.*ที่แล้ว/,
    book: /^จองในราคา/,
  },
  en: {
    makeRecurring: /^Make it recurring/,
    everyDay: 'Every day',
    start: 'Start the recurring booking',
    next: 'Next dates',
    skip: /^Skip (?=\d)/,
    sendAnyway: 'Send anyway on ',
    pause: 'Pause',
    paused: /^Paused since/,
    resume: 'Go on',
    end: 'End it',
    ended: /^Ended on/,
    sameDay: /^Same as last/,
    book: /^Book for ฿/,
  },
} as const;

/** A day in Bangkok, DD/MM/YYYY. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok' }).format(Date.now() + days * 24 * 60 * 60 * 1_000);
const weekMs = 7 * 24 * 60 * 60 * 1_000;

for (const variant of everyVariant) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a job is made recurring, one of its days is skipped, and it is paused and ended, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      // For later, so that its driver does not deliver it meanwhile.
      const { jobId } = await call('/create_job', shortOrder({ orderType: 'schedule', jobDate: inDays(3), startTime: '09:30' }));
      await signInFor(page, `/job/${String(jobId)}`, { language, account });

      await page.getByRole('link', { name: text.makeRecurring }).click();
      await page.getByRole('button', { name: text.everyDay, exact: true }).click();
      await page.getByRole('button', { name: text.start }).click();
      const line = page.getByRole('list', { name: text.next });
      // The form's own line has no buttons.
      const skips = line.getByRole('button', { name: text.skip });
      await expect(skips.first()).toBeVisible();
      // By its date: after 18:00 tomorrow's trip is booked meanwhile, and has a button only then.
      const skipped = (await skips.last().getAttribute('aria-label')) ?? '';
      const send = line.getByRole('button', { name: skipped.replace(text.skip, text.sendAnyway), exact: true });
      const skip = line.getByRole('button', { name: skipped, exact: true });
      await skip.click();
      await send.click();
      await expect(skip).toBeVisible();
      await expect(send).toBeHidden();

      await page.getByRole('button', { name: text.pause, exact: true }).click();
      await expect(page.getByText(text.paused).first()).toBeVisible();
      await page.getByRole('button', { name: text.resume, exact: true }).click();
      await expect(line).toBeVisible();
      await page.getByRole('button', { name: text.end, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.end, exact: true }).click();
      await expect(page.getByText(text.ended).first()).toBeVisible();
    },
  );

  test(
    `the same as a week ago is booked again from the active orders, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      await call('/create_job', shortOrder());
      // What was booked today is a week ago for the page. Its timers stay those of the browser.
      await page.addInitScript((laterMs) => {
        const OwnDate = Date;
        const later = new Proxy(OwnDate, {
          construct: (target, given: [] | [number]) =>
            given.length === 0 ? new target(OwnDate.now() + laterMs) : new target(...given),
          get: (target, name) => (name === 'now' ? () => target.now() + laterMs : Reflect.get(target, name)),
        });
        Object.defineProperty(globalThis, 'Date', { value: later });
      }, weekMs);
      await signInFor(page, '/dashboard/active', { language, account });
      await page.getByRole('button', { name: text.sameDay }).click();
      await expect(page.getByRole('button', { name: text.book })).toBeVisible();
    },
  );
}
