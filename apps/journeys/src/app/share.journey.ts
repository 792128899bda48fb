import { seeWorker, shareToApp } from '../support/app/app-worker.ts';
import { expect, test } from '../support/journey-test.ts';
import { createOrderForm } from '../support/order-form.ts';
import { detailsOf, eachOnce, inFull, portalPath } from '../support/variants.ts';

test.use({ serviceWorkers: 'allow' });

const chat = 'ส่งที่นี่นะคะ\nสีลมคอมเพล็กซ์ ชั้น 12 คุณธนากร 089-876-5432';

const words = {
  th: { text: 'ข้อความที่วาง', read: 'อ่านข้อความ', put: /^ใส่ 1 จุด/, close: 'ปิด', offline: /ติดต่อ|ออฟไลน์|อินเทอร์เน็ต/ },
  en: { text: 'Pasted text', read: 'Read the text', put: /^Put 1 stop/, close: 'Close', offline: /internet|offline|connection/i },
} as const;

for (const variant of eachOnce.map(inFull)) {
  const { language, label } = variant;
  const said = words[language];

  test(`what is shared to the app becomes a stop, ${label}`, detailsOf(variant), async ({ page }) => {
    await page.goto(portalPath(language, '/'));
    await seeWorker(page);
    // Nothing of it is sent: the worker answers on the device.
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.method() === 'POST' && request.serviceWorker()) asked.push(request.url());
    });
    await shareToApp(page, portalPath(language, '/share'), { title: '', text: chat, url: '' });
    await page.getByRole('button', { name: said.put }).click();
    const form = createOrderForm(page, language);
    await expect(form.stops).toHaveCount(1);
    await expect(page.getByText(/089 876 5432/)).toBeVisible();
    await expect(page).toHaveURL(/\/neworder$/);
    expect(asked.filter((url) => url.endsWith('/share'))).toEqual([]);
  });

  test(
    `what is shared without a network waits on the device until it can be read, ${label}`,
    detailsOf(variant),
    async ({ page, context }) => {
      await page.goto(portalPath(language, '/neworder'));
      await seeWorker(page);
      await context.setOffline(true);
      await shareToApp(page, portalPath(language, '/share'), { text: chat });
      await expect(page.getByRole('textbox', { name: said.text })).toHaveValue(chat);
      await page.getByRole('dialog').getByRole('button', { name: said.close }).click();
      await expect(page).toHaveURL(/\/neworder$/);

      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('button', { name: said.put })).toBeVisible();
    },
  );
}
