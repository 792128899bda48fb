import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeWorker } from '../support/app/app-worker.ts';
import { expect, test } from '../support/journey-test.ts';
import { createOrderForm, siamParagon } from '../support/order-form.ts';
import { withOwnGateway } from '../support/own-gateway.ts';
import { detailsOf, eachOnce, inFull, portalPath } from '../support/variants.ts';

test.use({ serviceWorkers: 'allow' });
// Two workers store all files one after the other, beside a gateway of its own.
test.describe.configure({ timeout: 420_000 });

const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

const words = {
  th: { ready: 'มีเวอร์ชันใหม่แล้ว', update: 'ใช้เวอร์ชันใหม่', pickUp: /รับของที่ไหน/ },
  en: { ready: 'There is a new version', update: 'Use the new version', pickUp: /Where from/ },
} as const;

for (const variant of eachOnce.map(inFull)) {
  const { language, label } = variant;
  const said = words[language];

  test(
    `a new version waits, and takes over by a press without losing the order, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const folder = await mkdtemp(join(tmpdir(), 'songwai-portal-'));
      await cp(builtPortal, folder, { recursive: true });
      await withOwnGateway({ PORTAL_DIR: folder }, async ({ origin }) => {
        await page.goto(origin + portalPath(language, '/neworder'));
        await seeWorker(page);
        await page.getByRole('button', { name: said.pickUp }).click();
        const form = createOrderForm(page, language);
        await form.choosePlace(siamParagon);
        await expect(form.stops).toHaveCount(1);

        // Another worker, as any change of a file makes one. The compressed copies would be served in its place.
        await Promise.all(['br', 'gz'].map((ending) => rm(join(folder, `sw.js.${ending}`), { force: true })));
        await appendFile(join(folder, 'sw.js'), '\n// A later version.\n');
        await page.reload();
        await expect(page.getByText(said.ready)).toBeVisible();
        await expect(form.stops).toHaveCount(1);

        const opened = page.waitForEvent('load');
        await page.getByRole('button', { name: said.update }).click();
        await opened;
        await expect(form.stops).toHaveCount(1);
        await seeWorker(page);
        await expect(page.getByText(said.ready)).toBeHidden();
      });
      await rm(folder, { recursive: true, force: true });
    },
  );
}
