import { createFreshAccount } from '../support/account/fresh-account.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the pages, written independently of the product. */
const words = {
  th: {
    tab: 'เหมาวัน',
    nineHours: /^9 ชั่วโมง/,
    monthly: /^รายเดือน/,
    car: /^รถเก๋ง/,
    motorcycle: /^มอเตอร์ไซค์/,
    startPlace: /^เลือกจุดเริ่มงาน/,
    search: 'ค้นหาสถานที่',
    date: 'วันที่',
    time: 'เวลาเริ่ม',
    loading: /คนขับช่วยยกของ/,
    moreDrivers: /^เพิ่มจำนวนคนขับ/,
    next: 'ต่อไป: ผู้ติดต่อ',
    book: 'จองในราคา ฿4,900',
    booked: 'จองเหมาเรียบร้อยแล้ว',
    jobs: 'ดูงานทั้งหมด',
    saturday: 'เสาร์',
    shirt: /^เสื้อ/,
    quote: 'ขอใบเสนอราคา',
    ready: 'ใบเสนอราคาพร้อมแล้ว',
    download: 'ดาวน์โหลด PDF',
    accept: 'ตกลงตามใบเสนอราคา',
    acceptNow: 'ตกลงราคานี้',
    accepted: /^ตกลงเมื่อ/,
    acceptedBadge: 'ตกลงแล้ว',
  },
  en: {
    tab: 'Full day',
    nineHours: /^9 hours/,
    monthly: /^Monthly/,
    car: /^Car/,
    motorcycle: /^Motorcycle/,
    startPlace: /^Choose where work starts/,
    search: 'Search for a place',
    date: 'Date',
    time: 'Start time',
    loading: /^Loading help/,
    moreDrivers: /^More: Drivers/,
    next: 'Next: contacts',
    book: 'Book for ฿4,900',
    booked: 'Your hire is booked',
    jobs: 'See all jobs',
    saturday: 'Saturday',
    shirt: /^Shirt/,
    quote: 'Get a quotation',
    ready: 'Your quotation is ready',
    download: 'Download the PDF',
    accept: 'Accept the quotation',
    acceptNow: 'Accept it',
    accepted: /^Accepted on/,
    acceptedBadge: 'Accepted',
  },
} as const;

/** DD/MM/YYYY in Bangkok, some days ahead. */
const dayAhead = (days: number): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', day: '2-digit', month: '2-digit', year: 'numeric' });
  return parts.format(Date.now() + days * 86_400_000);
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(`two cars are hired for 9 hours and found among the bookings, ${label}`, detailsOf(variant), async ({ page, request }) => {
    const account = await createFreshAccount(request);
    await signInByCall(request, account);
    await page.goto(portalPath(language, '/neworder'));
    await page.getByRole('tab', { name: text.tab }).click();
    await expect(page).toHaveURL(/\/fullday$/);
    await page.getByRole('tab', { name: text.nineHours }).click();
    await page.getByRole('radio', { name: text.car }).check();
    await page.getByRole('button', { name: text.startPlace }).click();
    await page.getByRole('combobox', { name: text.search }).fill('Siam Paragon');
    await page
      .getByRole('option', { name: /Siam Paragon|สยามพารากอน/ })
      .first()
      .click();
    await page.getByLabel(text.date, { exact: true }).fill(dayAhead(3));
    const time = page.getByRole('combobox', { name: text.time });
    await time.fill('09:00');
    await time.press('Enter');
    await page.getByRole('button', { name: text.moreDrivers }).click();
    await page.getByRole('checkbox', { name: text.loading }).check();
    await page.getByRole('button', { name: text.next }).click();
    // What was chosen survives the sign-in.
    await signIn(page, language, account);
    await expect(page).toHaveURL(/\/fullday$/);
    await page.getByRole('button', { name: text.book }).click();
    await expect(page.getByRole('heading', { name: text.booked })).toBeVisible();
    await expect(page.locator('a[href*="/job/J"]')).toHaveCount(2);
    await page.getByRole('link', { name: text.jobs }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto(portalPath(language, '/dashboard?date=all'));
    await expect(page.getByRole('main').locator('a[href*="/job/J"]').first()).toBeVisible();
  });

  test(`a month is quoted, downloaded and accepted, ${label}`, detailsOf(variant), async ({ page, request }) => {
    const account = await createFreshAccount(request);
    await signInByCall(request, account);
    await page.goto(portalPath(language, '/login?from=/fullday'));
    await signIn(page, language, account);
    await page.getByRole('tab', { name: text.monthly }).click();
    await page.getByRole('radio', { name: text.motorcycle }).check();
    await page.getByRole('checkbox', { name: text.saturday }).check();
    await page.getByRole('checkbox', { name: text.shirt }).check();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: text.shirt })).toBeChecked();
    await page.getByRole('button', { name: text.quote }).click();
    await expect(page.getByRole('heading', { name: text.ready })).toBeVisible();
    await expect(page).toHaveURL(/\/quotations\/Q\d{4}-\d{5}$/);
    const number = page.url().split('/').at(-1) ?? '';
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: text.download }).click();
    expect((await downloading).suggestedFilename()).toBe(`${number}.pdf`);
    await page.getByRole('button', { name: text.accept }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.acceptNow }).click();
    await expect(page.getByText(text.accepted)).toBeVisible();
    await page.goto(portalPath(language, '/quotations'));
    await expect(page.getByRole('link', { name: new RegExp(number) })).toContainText(text.acceptedBadge);
  });
}
