import { createJobCounter } from './support/job-counter.ts';
import { bangNa, createOrderForm, seeContacts, siamParagon } from './support/order-form.ts';
import { expect, test } from './support/own-gateway.ts';
import { signIn } from './support/sign-in.ts';
import { detailsOf, portalPath, textOf, type Variant } from './support/variants.ts';

const variants: readonly Variant[] = [
  { language: 'en', label: 'in English on a desktop', tag: ['@desktop'] },
  { language: 'th', label: 'in Thai on a phone', tag: ['@phone', '@full'] },
];

for (const variant of variants) {
  const { language, label } = variant;
  test(
    `the service goes down before booking: the customer is told, loses nothing and books once it is back, ${label}`,
    detailsOf(variant),
    async ({ page, ownGateway }) => {
      const text = textOf(language);
      const form = createOrderForm(page, language);
      const counter = createJobCounter(page);

      await page.goto(`${ownGateway.origin}${portalPath(language, '/neworder')}`);
      await form.enterRoute(siamParagon, bangNa);
      await form.chooseParcelByMotorcycle();
      await form.next.click();
      await signIn(page, language);
      await form.enterContacts();
      await form.reviewButton.click();
      await expect(form.bookButton).toBeEnabled();

      await ownGateway.stop();
      await form.bookButton.click();
      await expect(page.getByText(text.notBooked)).toBeVisible();
      await form.leaveReview.click();
      await seeContacts(form);

      await ownGateway.start();
      await form.reviewAndBook();
      await expect(form.booked).toBeVisible();
      expect(counter.sent()).toBeGreaterThan(1);
      expect(counter.guids()).toHaveLength(1);
      expect(await counter.openJobs()).toHaveLength(1);
    },
  );
}
