import { signInFor } from '../support/account/account-pages.ts';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { createDriver } from '../support/jobs/driver-app.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the chat, written independently of the product. */
const words = {
  th: {
    askTeam: 'ถามทีมงาน',
    writeToTeam: /^พิมพ์ถึงทีมช่วยเหลือ/,
    settle: 'เรียบร้อยแล้ว',
    settled: /แจ้งว่าเรียบร้อยแล้ว/,
    read: 'อ่านแล้ว',
    sent: 'ส่งแล้ว',
    waiting: 'รอส่ง',
    unread: /ยังไม่อ่าน 1/,
    tookIt: /รับงานแล้ว$/,
    noAnswer: 'ผู้รับไม่รับสาย ฝากของไว้ได้ไหม',
    leaveIt: 'ฝากไว้ได้เลย',
    field: /^พิมพ์ถึง/,
    nearlyThere: 'ใกล้ถึงแล้ว',
    getHelp: /^ขอความช่วยเหลือ/,
    whatHappened: /^เกิดอะไรขึ้นกับงานนี้/,
    sendHelp: 'ส่งข้อความ',
    toChat: 'ไปที่แชต',
    aboutJob: (job: string) => `ถามเรื่องงาน ${job}`,
  },
  en: {
    askTeam: 'Ask our team',
    writeToTeam: /^Write to Songwai support/,
    settle: 'It is settled',
    settled: /^You said that it is settled/,
    read: 'Read',
    sent: 'Sent',
    waiting: 'Waiting to be sent',
    unread: /1 unread/,
    tookIt: /took the job$/,
    noAnswer: 'The receiver does not answer. May I leave the goods with someone?',
    leaveIt: 'You can leave it there.',
    field: /^Write to/,
    nearlyThere: 'I am nearly there.',
    getHelp: /^Get help/,
    whatHappened: /^What is the matter with this job/,
    sendHelp: 'Send',
    toChat: 'Go to the chat',
    aboutJob: (job: string) => `About job ${job}`,
  },
} as const;

const admin = { userName: 'admin@songwai.test', password: 'demo1234' };
// Away from where the other journeys book, so that this driver is offered no job of theirs.
const siRacha = { lat: 13.1737, lng: 100.9311 };

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `a customer asks, an admin answers in another browser, and the question is settled, ${label}`,
    detailsOf(variant),
    async ({ page, request, openAnotherBrowser }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      const { userId } = await call('/userInfo', {});
      const question = `ใบเสร็จลงชื่อผิด ${String(userId).slice(0, 8)}`;
      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, account);
      await expect(page).not.toHaveURL(/login/);
      await page.goto(portalPath(language, '/chat'));
      await page.getByRole('link', { name: text.askTeam }).click();
      await page.getByRole('textbox', { name: text.writeToTeam }).fill(question);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText(question)).toHaveCount(1);

      const adminPage = await openAnotherBrowser();
      await adminPage.goto('/en/login');
      await signIn(adminPage, 'en', admin);
      await expect(adminPage).not.toHaveURL(/login/);
      await adminPage.goto(`/en/admin/support/${userId}`);
      await adminPage.getByRole('button', { name: 'Take this on' }).click();
      await expect(adminPage.getByRole('log').getByText(question)).toBeVisible();
      // Taking it on loads the room anew, with another field.
      await expect(async () => {
        await adminPage.getByRole('textbox', { name: 'Write to มานี' }).fill('We have issued a new receipt.');
        await expect(adminPage.getByRole('button', { name: 'Send', exact: true })).toBeEnabled({ timeout: 1_000 });
      }).toPass();
      await adminPage.getByRole('button', { name: 'Send', exact: true }).click();

      const log = page.getByRole('log');
      await expect(log.getByText('We have issued a new receipt.')).toBeVisible();
      await expect(log.getByText(text.read).last()).toBeVisible();
      await page.getByRole('button', { name: text.settle }).click();
      await expect(log.getByText(text.settled)).toBeVisible();
      // The other side sees it, too.
      await expect(adminPage.getByRole('log').getByText('You said that it is settled', { exact: false })).toBeVisible();
    },
  );

  test(
    `help with a job reaches the desk by itself, and the answer stands in the customer's chat, ${label}`,
    detailsOf(variant),
    async ({ page, request, openAnotherBrowser }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      const { userId } = await call('/userInfo', {});
      const { jobId } = await call('/create_job', shortOrder({ remark: '[no-driver]' }));
      const shownId = String(jobId).replace(/(\d{5})$/, '-$1');
      const words = `กล่องเปียก ${String(userId).slice(0, 8)}`;

      const desk = await openAnotherBrowser();
      await signInFor(desk, '/admin/support', { language: 'en', account: admin });
      await expect(desk.getByRole('radio', { name: /^Waiting/ })).toBeChecked();

      await signInFor(page, `/job/${jobId}`, { language, account });
      await page.getByRole('button', { name: text.getHelp }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.whatHappened).fill(words);
      await dialog.getByRole('button', { name: text.sendHelp, exact: true }).click();
      await dialog.getByRole('button', { name: text.toChat }).click();
      const log = page.getByRole('log');
      await expect(log.getByText(words)).toBeVisible();
      await expect(log.getByRole('link', { name: text.aboutJob(shownId) })).toHaveAttribute('href', new RegExp(`/job/${jobId}$`));

      const row = desk.getByRole('link', { name: new RegExp(words) });
      await expect(row).toContainText(`Job ${shownId}`);
      await row.click();
      await desk.getByRole('button', { name: 'Take this on' }).click();
      await desk.getByRole('textbox', { name: 'Write to มานี' }).fill('The driver brings a new box.');
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log.getByText('The driver brings a new box.')).toBeVisible();
    },
  );

  test(
    `a driver's quick message is read in one's own language and answered by a tap; what is written offline arrives by itself, ${label}`,
    detailsOf(variant),
    async ({ page, request, context }) => {
      const account = await createFreshAccount(request);
      const call = await signInByCall(request, account);
      const driver = await createDriver(request, siRacha);
      const near = (addressName: string, lat: number) => ({
        ...{ addressName, lat, lng: siRacha.lng },
        ...{ contactName: 'มานี', contactPhone: '0812345678' },
      });
      const order = shortOrder({ locationList: [near('ตลาดศรีราชา', siRacha.lat), near('เกาะลอย ศรีราชา', 13.1712)] });
      const { jobId } = await call('/create_job', order);
      await driver.accept(String(jobId));

      await page.goto(portalPath(language, '/login'));
      await signIn(page, language, account);
      await expect(page).not.toHaveURL(/login/);
      await page.goto(portalPath(language, '/chat'));
      await page
        .getByRole('list')
        .getByRole('link', { name: new RegExp(String(jobId).slice(-5)) })
        .click();
      const log = page.getByRole('log');
      await expect(log.getByText(text.tookIt)).toBeVisible();
      await driver.say(String(jobId), 'noAnswer');
      await expect(log.getByText(text.noAnswer)).toBeVisible();
      await page.getByRole('button', { name: text.leaveIt }).click();
      await expect(log.getByText(text.sent).last()).toBeVisible();

      await context.setOffline(true);
      await page.getByRole('textbox', { name: text.field }).fill('ชั้น 12 นะคะ');
      await page.keyboard.press('Enter');
      await expect(log.getByText(text.waiting)).toBeVisible();
      // The driver answers meanwhile.
      await driver.say(String(jobId), 'nearlyThere');
      await context.setOffline(false);
      await expect(log.getByText(text.waiting)).toBeHidden();
      await expect(log.getByText(text.nearlyThere)).toHaveCount(1);
      await expect(log.getByText('ชั้น 12 นะคะ')).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole('log').getByText('ชั้น 12 นะคะ')).toHaveCount(1);
    },
  );
}
