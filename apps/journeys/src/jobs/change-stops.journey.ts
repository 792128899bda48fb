import { createFreshAccount } from '../support/account/fresh-account.ts';
import { createDriver } from '../support/jobs/driver-app.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the change, written independently of the product. */
const words = {
  th: {
    change: 'แก้ไขงาน',
    pickUpStays: /เปลี่ยนที่รับไม่ได้/,
    openStop: /แก้ไขจุดที่ 2$/,
    another: 'เปลี่ยนสถานที่',
    place: ['หาดพัทยา', /หาดพัทยา/],
    note: 'โน้ตถึงคนขับ',
    confirm: /^ยืนยันการแก้ไข [+−]฿\d/,
    saved: /แก้ไขงานแล้ว/,
    history: /เปลี่ยนที่อยู่จุดที่ 2: ท่าเรือแหลมบาลีฮาย → .*พัทยา.* · ฿[\d.]+ → ฿[\d.]+/,
  },
  en: {
    change: 'Change this delivery',
    pickUpStays: /The pick-up cannot be moved/,
    openStop: /Change Stop 2$/,
    another: 'Another place',
    place: ['Pattaya Beach', /Pattaya Beach|หาดพัทยา/],
    note: 'Note for the driver',
    confirm: /^Confirm the change [+−]฿\d/,
    saved: /The delivery is changed/,
    history: /Stop 2 moved: ท่าเรือแหลมบาลีฮาย → .* · ฿[\d.]+ → ฿[\d.]+/,
  },
} as const;

// Away from where the other journeys book, so that this driver is offered no job of theirs.
const cityHall = { addressName: 'ศาลาว่าการเมืองพัทยา', lat: 12.9505, lng: 100.8886 };
const pier = { addressName: 'ท่าเรือแหลมบาลีฮาย', lat: 12.9187, lng: 100.8662 };
const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a stop of a job that a driver has is moved at the price that was shown, and tracking shows it, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const account = await createFreshAccount(request);
      const post = await signInByCall(request, account);
      const driver = await createDriver(request, cityHall);
      const locationList = [cityHall, pier].map((place) => ({ ...place, ...contact }));
      const { jobId, trackingId } = await post('/create_job', shortOrder({ locationList }));
      await driver.accept(String(jobId));
      const readJob = async () => (await post('/get_job_detail', { jobId }))['jobDetail'] as { netPrice: number };
      const before = await readJob();

      await page.goto(portalPath(language, `/login?from=/job/${jobId}`));
      await signIn(page, language, account);
      await page.getByRole('button', { name: text.change, exact: true }).click();
      const panel = page.getByRole('dialog', { name: text.change });
      await expect(panel.getByText(text.pickUpStays)).toBeVisible();
      await panel.getByRole('button', { name: text.openStop }).click();
      await panel.getByRole('button', { name: text.another }).click();
      const [typed, found] = text.place;
      await panel.getByRole('combobox').fill(typed);
      await panel.getByRole('option', { name: found }).first().click();
      await panel.getByRole('textbox', { name: text.note }).fill('ฝากไว้ที่ล็อบบี้');
      await panel.getByRole('button', { name: text.confirm }).click();
      await expect(page.getByText(text.saved).first()).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expect(page.getByText('ฝากไว้ที่ล็อบบี้')).toBeVisible();
      await expect(page.getByText(text.history)).toBeVisible();
      expect((await readJob()).netPrice).not.toBe(before.netPrice);

      await page.goto(portalPath(language, `/t/${trackingId}`));
      await expect(page.getByText(found).first()).toBeVisible();
      await expect(page.getByText(pier.addressName)).toHaveCount(0);
      await post('/cancel_job', { jobId, cancelReason: '' });
      await driver.endDuty();
    },
  );
}
