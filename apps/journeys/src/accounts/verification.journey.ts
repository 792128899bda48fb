import { randomUUID } from 'node:crypto';
import { createAdministrator } from '../support/account/administrator.ts';
import { joinAsCompany } from '../support/account/sign-up-form.ts';
import { expect, test } from '../support/journey-test.ts';
import { detailsOf, eachOnce, portalPath, textOf } from '../support/variants.ts';

const certificate = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`),
});

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = textOf(language);

  test(
    `a company proves itself by its documents, is refused with a reason, and is verified at the second try, ${label}`,
    detailsOf(variant),
    async ({ page, request }) => {
      const administrator = await createAdministrator(request);
      const name = `บริษัท ${randomUUID().slice(0, 8)} จำกัด`;
      const reason = 'หนังสือรับรองหมดอายุแล้ว';
      const handIn = async (file: string) => {
        const picker = page.getByRole('group', { name: text.certificate });
        const chosen = page.waitForEvent('filechooser');
        await picker.getByRole('button', { name: text.chooseFile }).click();
        const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/company/document'));
        await (await chosen).setFiles(certificate(file));
        await stored;
        // The row has the day on which the file was stored.
        await expect(picker.getByRole('listitem').filter({ hasText: /\d{2}\/\d{2}\/\d{4}/ })).toHaveCount(1);
        await page.getByRole('button', { name: text.submitDocuments }).click();
        await expect(page.getByText(text.submitted)).toBeVisible();
      };
      await page.goto(portalPath(language, '/signup?from=/settings/company'));
      await joinAsCompany({ page, request, language, name });

      // Nothing can be handed in without the certificate.
      await page.getByRole('button', { name: text.submitDocuments }).click();
      await expect(page.getByText(text.certificateMissing)).toBeVisible();
      await handIn('first.pdf');
      await administrator.decide(name, { isVerified: false, reason });
      await page.reload();
      await expect(page.getByText(text.refused)).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();

      await handIn('second.pdf');
      await administrator.decide(name, { isVerified: true });
      await page.reload();
      await expect(page.getByText(text.verified).first()).toBeVisible();
    },
  );
}
