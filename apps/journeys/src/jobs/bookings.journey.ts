import { randomUUID } from 'node:crypto';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { type Account, demoAccount } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, everyVariantInFull, portalPath, textOf } from '../support/variants.ts';

const company: Account = { userName: 'company@songwai.test', password: 'demo1234' };

/** Books a job for cash; returns its number as a screen shows it. */
const book = async (post: (path: string, data: object) => Promise<Record<string, unknown>>, fields: object, phone: string) => {
  const place = (addressName: string, lat: number, lng: number) => ({
    addressName,
    lat,
    lng,
    contactName: 'คุณมาลี',
    contactPhone: phone,
  });
  const order = {
    ...{ guid: randomUUID(), vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
    ...{
      confirmPhone: '0812345678',
      locationList: [place('สยามพารากอน', 13.7466, 100.5347), place('บีทีเอสบางนา', 13.6682, 100.605)],
    },
    ...fields,
  };
  const { netPrice, normalPrice, discount, freeCredit } = await post('/estimate_price', order);
  const { jobId } = await post('/create_job', { ...order, netPrice, normalPrice, discount, freeCredit });
  return String(jobId).replace(/(\d{5})$/, '-$1');
};

for (const variant of everyVariantInFull) {
  const { language, label } = variant;
  const text = textOf(language);
  const isPhone = variant.tag[0] === '@phone';

  test(
    `a job is found by phone number and by reference, also after a reload, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const reference = `PO-${randomUUID().slice(0, 8)}`;
      const phone = `08${String(Date.now()).slice(-8)}`;
      const number = await book(await signInByCall(request, demoAccount), { reference }, phone);
      await page.goto(portalPath(language, '/dashboard?filters=all'));
      await signIn(page, language);
      await expect(page.getByRole('heading', { level: 1, name: text.bookings })).toBeVisible();
      if (isPhone) await page.getByRole('button', { name: text.searchJobs }).click();
      const search = page.getByRole('searchbox', { name: text.searchJobs });
      const found = page.getByRole('button', { name: new RegExp(number) });
      for (const words of [phone.replace(/(\d{3})(\d{3})/, '$1 $2 '), reference.toLowerCase()]) {
        await search.fill(words);
        await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words).replaceAll('%20', '\\+')}`));
        await expect(found.first()).toBeVisible();
        await expect(page.getByText(new RegExp(text.foundOne))).toBeAttached();
      }
      await page.reload();
      await expect(search).toHaveValue(reference.toLowerCase());
      await expect(found.first()).toBeVisible();
    },
  );

  test(
    `a company narrows its jobs to a department and takes them as a file, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const post = await signInByCall(request, company);
      const department = `ฝ่าย ${randomUUID().slice(0, 6)}`;
      await post('/v2/department', { name: department });
      const number = await book(post, {}, '0898765432');
      await page.goto(portalPath(language, '/dashboard?filters=all'));
      await signIn(page, language, company);
      const mine = page.getByRole('button', { name: new RegExp(number) });
      await expect(mine.first()).toBeVisible();
      const openOptions = async () => {
        if (isPhone) await page.getByRole('button', { name: text.listOptions }).click();
      };

      await openOptions();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /CSV/ }).click();
      expect((await download).suggestedFilename()).toMatch(/^\d\d-\d\d-\d{4}\.csv$/);

      await openOptions();
      await page.getByRole('combobox', { name: text.department }).selectOption({ label: department });
      await expect(page).toHaveURL(/department=/);
      if (isPhone) await page.getByRole('dialog').getByRole('button', { name: text.close }).click();
      await expect(mine).toHaveCount(0);
    },
  );
}
