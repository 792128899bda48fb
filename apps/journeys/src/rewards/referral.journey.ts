import type { APIRequestContext } from '@playwright/test';
import { newMobile, sentCode } from '../support/account/outbox.ts';
import { createSignUpForm } from '../support/account/sign-up-form.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test, withOwnGateway } from '../support/own-gateway.ts';
import type { Account } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the pages, written independently of the product. */
const words = {
  th: { rewarded: 'ได้คนละ ฿200', uses: 'ลดให้อัตโนมัติเที่ยวละ ฿20 อีก 10 เที่ยว', credit: 'เครดิตฟรี' },
  en: { rewarded: '฿200 each', uses: '฿20 off each of your next 10 deliveries by itself', credit: 'Free credit' },
} as const;

/** A short trip by a vehicle whose least fare is more than a friend must spend. */
const dearOrder = () => shortOrder({ vehicle: 6 });

/** Books a dear job and waits until it is delivered. */
const deliverDear = async (request: APIRequestContext, account: Account, origin: string): Promise<void> => {
  const call = await signInByCall(request, account, origin);
  const booked = await call('/create_job', dearOrder());
  expect(booked['jobId'], String(booked['responseDesc'])).toBeTruthy();
  const statusOf = async () =>
    ((await call('/get_job_detail', { jobId: booked['jobId'] }))['jobDetail'] as { jobStatus: string }).jobStatus;
  await expect.poll(statusOf, { timeout: 180_000 }).toBe('completed');
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a friend joins by a link and sends something, and both see their credit, ${label}`,
    detailsOf(variant),
    async ({ page, request, browser }) => {
      test.setTimeout(400_000);
      await withOwnGateway({ SIMULATION_SPEED: '120' }, async ({ origin }) => {
        const at = (path: string) => `${origin}${portalPath(language, path)}`;
        await page.goto(at('/login?from=/refer'));
        await signIn(page, language);
        const link = page.getByText(/\/signupRefer\/\w+$/);
        const path = /\/signupRefer\/\w+$/.exec((await link.textContent()) ?? '')?.[0] ?? '';

        const friendsContext = await browser.newContext({ viewport: page.viewportSize() });
        const friends = await friendsContext.newPage();
        const form = createSignUpForm(friends, language);
        const phone = newMobile();
        await friends.goto(at(path));
        await form.enterPerson(phone);
        await form.enterPasswords('secret_1');
        await form.acceptTerms();
        await form.getCode.click();
        await form.code.fill(await sentCode(request, phone, { origin }));
        await expect(friends).toHaveURL(new RegExp(`${at('/neworder')}`));

        await friends.goto(at('/refer'));
        const credit = friends.getByRole('region', { name: text.credit, exact: true });
        await expect(async () => {
          await friends.reload();
          await expect(credit.getByText('฿50', { exact: true })).toBeVisible({ timeout: 3_000 });
        }).toPass({ timeout: 30_000 });

        await deliverDear(request, { userName: phone, password: 'secret_1' }, origin);
        await expect(async () => {
          await friends.reload();
          // The 50 baht were taken off the delivery.
          await expect(credit.getByText('฿200', { exact: true })).toBeVisible({ timeout: 3_000 });
        }).toPass({ timeout: 30_000 });
        await expect(credit.getByRole('img', { name: text.uses })).toBeVisible();

        await page.reload();
        await expect(page.getByText(text.rewarded, { exact: true }).last()).toBeVisible();
        await expect(
          page.getByRole('region', { name: text.credit, exact: true }).getByRole('img', { name: text.uses }),
        ).toBeVisible();
        await friendsContext.close();
      });
    },
  );
}
