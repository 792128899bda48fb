import { expect, test } from './support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from './support/order-form.ts';
import { signIn } from './support/sign-in.ts';
import { detailsOf, eachOnce, portalPath, textOf } from './support/variants.ts';

for (const variant of eachOnce) {
  const { language, label } = variant;
  test(
    `what was typed cannot be read on the device and leaves with its owner, ${label}`,
    detailsOf(variant),
    async ({ page }) => {
      const form = createOrderForm(page, language);
      const storedText = () => page.evaluate(() => JSON.stringify({ ...localStorage }));

      await page.goto(portalPath(language, '/neworder'));
      await page.evaluate(() => localStorage.setItem('songwai.draft.web', '{"contactPhone":"0812345678"}'));
      await page.reload();
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await signIn(page, language);
      await form.enterContacts();
      await expect.poll(storedText).toContain('songwai.private.draft.web');
      expect(await storedText(), 'neither a name, a phone nor what an earlier version kept').not.toMatch(
        /08\d{8}|contactName|songwai\.draft/,
      );

      const other = await page.context().newPage();
      // Sign out on a page without an order: it must remove the order's data, too.
      await other.goto(portalPath(language, '/error'));
      await other
        .getByRole('button', { name: language === 'th' ? 'ออกจากระบบ' : 'Sign out' })
        .first()
        .click();
      await expect.poll(storedText).not.toContain('songwai.private');
      // The open page and a reloaded one must both be empty.
      const seeEmptyForm = async () => {
        await expect(page.getByRole('button', { name: textOf(language).pickUp })).toBeVisible();
        await expect(form.stops).toHaveCount(0);
      };
      await seeEmptyForm();
      await page.reload();
      await seeEmptyForm();
    },
  );
}
