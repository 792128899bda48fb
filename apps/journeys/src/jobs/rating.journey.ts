import { openWhole, signInFor } from '../support/account/account-pages.ts';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { deliverJob } from '../support/jobs/delivered-job.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of ratings and drivers, written independently of the product. */
const words = {
  th: {
    fourStars: /^4 ดาว/,
    fiveStars: /^5 ดาว/,
    reason: 'ดูแลของดี',
    comment: /^เล่าเพิ่มได้/,
    send: 'ส่งคะแนน',
    thanks: 'ขอบคุณสำหรับคะแนน',
    given: 'ให้ไว้ 5 จาก 5 ดาว',
    heart: (name: string) => `คนขับโปรด ${name}`,
    listed: (name: string) => `${name}เป็นคนขับโปรด`,
    addNote: /^เพิ่มโน้ตของ/,
    note: 'โน้ตของคุณ',
    save: 'บันทึก',
    undo: 'เอากลับ',
    drivers: 'คนขับของฉัน',
    toRate: 'รอให้คะแนน 1 งาน',
    rate: 'ให้คะแนน',
  },
  en: {
    fourStars: /^4 stars/,
    fiveStars: /^5 stars/,
    reason: 'Careful with the goods',
    comment: /^Tell us more/,
    send: 'Send rating',
    thanks: 'Thank you for your rating',
    given: 'Rated 5 of 5 stars',
    heart: (name: string) => `Make ${name} a favourite driver`,
    listed: (name: string) => `${name} is a favourite driver`,
    addNote: /^Add a note on/,
    note: 'Your note',
    save: 'Save',
    undo: 'Undo',
    drivers: 'My drivers',
    toRate: '1 job to rate',
    rate: 'Rate',
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a delivered job is rated by its link, and its driver becomes a favourite, ${label}`,
    detailsOf(variant),
    async ({ page, request, openAnotherBrowser }) => {
      const account = await createFreshAccount(request);
      const { trackingId, ratingToken, driverName } = await deliverJob(request, account);

      const receiver = await openAnotherBrowser();
      await receiver.goto(portalPath(language, `/rating/${ratingToken}?stars=4`));
      await expect(receiver.getByRole('radio', { name: text.fourStars })).toBeChecked();
      await receiver.getByRole('radio', { name: text.fiveStars }).check({ force: true });
      await receiver.getByRole('button', { name: text.reason, exact: true }).click();
      await receiver.getByLabel(text.comment).fill('ขับนิ่มมาก');
      await receiver.getByRole('button', { name: text.send, exact: true }).dblclick();
      await expect(receiver.getByRole('heading', { name: text.thanks })).toBeFocused();
      await receiver.reload();
      await expect(receiver.getByRole('img', { name: text.given })).toBeVisible();

      await page.goto(portalPath(language, `/login?from=/t/${trackingId}`));
      await signIn(page, language, account);
      await expect(page.getByRole('img', { name: text.given })).toBeVisible();
      const heart = page.getByRole('button', { name: text.heart(driverName), exact: true });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await page.goto(portalPath(language, '/favorite'));
      await expect(page.getByRole('heading', { name: text.drivers, level: 1 })).toBeVisible();
      const listed = page.getByRole('button', { name: text.listed(driverName), exact: true });
      await page.getByRole('button', { name: text.addNote }).click();
      await page.getByRole('textbox', { name: text.note }).fill('รู้ทาง');
      await page.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText('“รู้ทาง”')).toBeVisible();
      await listed.click();
      await expect(listed).toBeHidden();
      await page.getByRole('button', { name: text.undo, exact: true }).click();
      await expect(listed).toBeVisible();
      await page.reload();
      await expect(page.getByText('“รู้ทาง”')).toBeVisible();
    },
  );

  test(
    `the question for a rating is a card in bookings, and opens over nothing by itself, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      await deliverJob(request, account);
      await signInFor(page, '/settings', { language, account });
      await openWhole(page, language, '/settings/display');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(portalPath(language, '/dashboard?filters=all'));
      const card = page.getByRole('region', { name: text.toRate });
      await expect(card).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await card.getByRole('button', { name: text.rate, exact: true }).click();
      await page.getByRole('dialog').getByRole('radio', { name: text.fiveStars }).check({ force: true });
      await page.getByRole('dialog').getByRole('button', { name: text.send, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: text.thanks })).toBeVisible();
    },
  );
}
