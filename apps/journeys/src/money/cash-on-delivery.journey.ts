import { createFreshAccount } from '../support/account/fresh-account.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

const words = {
  th: {
    ask: 'ถอนเงิน',
    bank: 'ธนาคาร',
    kbank: 'กสิกรไทย',
    number: 'เลขที่บัญชี',
    name: 'ชื่อบัญชี',
    save: 'บันทึกบัญชี',
    take: 'ถอน ฿1,290',
    requested: 'รอโอน',
  },
  en: {
    ask: 'Pay out',
    bank: 'Bank',
    kbank: 'Kasikornbank',
    number: 'Account number',
    name: 'Account holder',
    save: 'Save account',
    take: 'Pay out ฿1,290',
    requested: 'Asked for',
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `money for goods that a driver collected is in the wallet when all is delivered, and is paid out to a bank account, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      test.slow();
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      const order = shortOrder({ option: '1' });
      const locationList = order.locationList.map((stop, index) => (index === 1 ? { ...stop, codAmount: 1290 } : stop));
      const { jobId } = await call('/create_job', { ...order, locationList });
      const readJob = async () => (await call('/get_job_detail', { jobId }))['jobDetail'] as Readonly<Record<string, unknown>>;
      await expect.poll(async () => (await readJob())['jobStatus'], { timeout: 150_000 }).toBe('completed');

      await page.goto(portalPath(language, '/wallet'));
      await signIn(page, language, account);
      await expect(page.getByText('฿1,290').first()).toBeVisible();
      await page.getByRole('button', { name: text.ask }).first().click();
      await page.getByLabel(text.bank, { exact: true }).selectOption({ label: text.kbank });
      await page.getByLabel(text.number).fill('0123456789');
      await page.getByLabel(text.name).fill('มานี ใจดี');
      await page.getByRole('button', { name: text.save }).click();
      await page.getByRole('button', { name: text.take }).click();
      await expect(page.getByText(text.requested).first()).toBeVisible();
    },
  );
}
