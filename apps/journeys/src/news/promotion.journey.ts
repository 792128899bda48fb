import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

/** Texts of news, written independently of the product. */
const words = {
  th: {
    unread: /ยังไม่อ่าน 2/,
    oneUnread: /ยังไม่อ่าน 1/,
    news: /ข่าวสาร/,
    more: /เพิ่มเติม/,
    promotion: 'สองงานแรก ลดงานละ ฿50',
    copy: 'คัดลอกโค้ด',
    copied: 'คัดลอกแล้ว',
    use: 'ใช้โค้ดนี้จอง',
    gives: /ลด 50 บาท/,
  },
  en: {
    unread: /2 unread/,
    oneUnread: /1 unread/,
    news: /^News/,
    more: /^More/,
    promotion: '฿50 off each of your first two jobs',
    copy: 'Copy the code',
    copied: 'Copied',
    use: 'Book with this code',
    gives: /50 baht off/,
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a promotion is read, its code copied, and used in an order that costs ฿50 less, ${label}`,
    detailsOf(variant),
    async ({ page, request, context, isMobile }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, account);
      await expect(page).not.toHaveURL(/login/);

      await page.goto(portalPath(language, '/dashboard'));
      if (isMobile) await page.getByRole('button', { name: text.more }).click();
      const entry = page.getByRole('link', { name: text.news });
      await expect(entry).toHaveAccessibleName(text.unread);
      await entry.click();
      await page.getByRole('link', { name: text.promotion }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.promotion);

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: text.copy }).click();
      await expect(page.getByRole('button', { name: text.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME50');

      await page.getByRole('button', { name: text.use }).click();
      await expect(page).toHaveURL(/\/neworder$/);
      const form = createOrderForm(page, language);
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await form.enterContacts();
      await expect(page.getByRole('textbox', { name: textOf(language).promoCode })).toHaveValue('WELCOME50');
      await expect(page.getByText(text.gives)).toBeVisible();
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();

      const { jobs } = await call('/get_current_job', {});
      expect(jobs).toMatchObject([{ jobId: expect.any(String) }]);
      const [{ jobId }] = jobs as [{ readonly jobId: string }];
      expect(await call('/get_job_detail', { jobId })).toMatchObject({ jobDetail: { discount: 50 } });

      // What was opened is not counted any more.
      await page.goto(portalPath(language, '/dashboard'));
      if (isMobile) await page.getByRole('button', { name: text.more }).click();
      await expect(page.getByRole('link', { name: text.news })).toHaveAccessibleName(text.oneUnread);
    },
  );
}
