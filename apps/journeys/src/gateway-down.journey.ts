import { createJobCounter } from './support/job-counter.ts';
import { orderAtContacts } from './support/order-at-contacts.ts';
import { seeContacts } from './support/order-form.ts';
import { expect, test } from './support/own-gateway.ts';
import { detailsOf, textOf, type Variant } from './support/variants.ts';

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
      const counter = createJobCounter(page);
      const form = await orderAtContacts(page, language, ownGateway.origin);

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
