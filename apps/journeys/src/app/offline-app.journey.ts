import { seeStored, seeWorker } from '../support/app/app-worker.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { demoAccount } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  th: {
    offline: 'ออฟไลน์อยู่',
    asOf: /ข้อมูลที่เห็นเป็นของเวลา \d\d:\d\d น\./,
    form: /ดูราคาและจองได้เมื่อต่ออินเทอร์เน็ต/,
    online: 'กลับมาออนไลน์แล้ว',
    stop: /รับของที่ไหน/,
  },
  en: {
    offline: 'You are offline',
    asOf: /What you see is as of \d\d:\d\d\./,
    form: /Prices and booking need the internet/,
    online: 'You are online again',
    stop: /Where from/,
  },
} as const;

for (const variant of eachOnce) {
  const { language, label } = variant;
  const said = words[language];

  test(
    `without a network the app opens, with bookings and a job as last seen, ${label}`,
    detailsOf(variant),
    async ({ page, context, request }) => {
      const { jobId } = await (await signInByCall(request, demoAccount))('/create_job', shortOrder());
      const number = String(jobId).replace(/(\d{5})$/, '-$1');
      await page.goto(portalPath(language, `/job/${jobId}`));
      await signIn(page, language);
      await expect(page.getByText(number).first()).toBeVisible();
      await seeStored(page, 'answers', '"detail"');
      await page.goto(portalPath(language, '/dashboard?filters=all'));
      const listed = page.getByRole('button', { name: new RegExp(number) }).first();
      await expect(listed).toBeVisible();
      await seeWorker(page);
      await seeStored(page, 'answers', '"list"');

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: textOf(language).bookings })).toBeVisible();
      await expect(listed).toBeVisible();
      await expect(page.getByText(said.offline, { exact: true })).toBeVisible();
      await expect(page.getByText(said.asOf)).toBeVisible();

      await page.goto(portalPath(language, `/job/${jobId}`));
      await expect(page.getByText(number).first()).toBeVisible();
      await expect(page.getByText(said.asOf)).toBeVisible();

      await page.goto(portalPath(language, '/neworder'));
      await expect(page.getByRole('button', { name: said.stop })).toBeVisible();
      await expect(page.getByText(said.form)).toBeVisible();

      await context.setOffline(false);
      await expect(page.getByText(said.online)).toBeVisible();
      await expect(page.getByText(said.form)).toBeHidden();
    },
  );
}
