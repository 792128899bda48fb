import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { bangNa, createOrderForm, siamParagon } from '../support/order-form.ts';
import { signIn } from '../support/sign-in.ts';
import { portalPath, thaiDaily } from '../support/variants.ts';

const words = {
  th: { help: /^ให้เราช่วยไหม/, signIn: 'เข้าสู่ระบบ' },
  en: { help: /^Need help/, signIn: 'Sign in' },
} as const;

/** Names the controls that lie under the help button or a message, at the page's beginning: what is scrolled up goes below the header. */
const coveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('html, body, main, main *')) part.scrollTop = 0;
    const floating = [...document.querySelectorAll('.portal-help, .portal-help-round, .sw-toasts__list > *')];
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return (
      [...document.querySelectorAll('main :is(input, button, a[href], textarea, select)')]
        // The map's own marks lie under what stands in its corner.
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('.sw-map') === null)
        .filter((control) =>
          floating.some(
            (part) => !part.contains(control) && meets(part.getBoundingClientRect(), control.getBoundingClientRect()),
          ),
        )
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.localName)
    );
  });

for (const { language, full } of thaiDaily) {
  const text = words[language];

  test(`nothing lies over what a first order asks for, and help is in the header, in ${language} @phone${full}`, async ({
    page,
  }) => {
    const form = createOrderForm(page, language);
    const help = page.getByRole('button', { name: text.help });
    const expectFree = async (step: string) => {
      await expect(help, step).toBeVisible();
      expect.soft((await help.boundingBox())?.y, step).toBeLessThan(80);
      expect.soft(await coveredControls(page), step).toEqual([]);
    };
    await page.goto(portalPath(language, '/neworder'));
    await expectFree('the empty order');
    await form.enterRoute(siamParagon, bangNa);
    await form.chooseParcelByMotorcycle();
    await expectFree('the route');
    await form.next.click();
    await expect(page.getByRole('heading', { level: 1, name: text.signIn })).toBeVisible();
    expect.soft(await coveredControls(page), 'the sign-in').toEqual([]);
    await signIn(page, language);
    await form.enterContacts();
    await expectFree('the contacts');
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await form.reviewButton.click();
    await expect(form.bookButton).toBeVisible();
    await expectFree('the review');
  });
}
