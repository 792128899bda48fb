import { expect, type Page } from '@playwright/test';

/** Presses "Copy" at one of the codes below a page of examples. @returns what is on the clipboard then */
export const copyCode = async (page: Page, name: string): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = page.locator('figure').filter({ has: page.getByText(name, { exact: true }) });
  await figure.getByRole('button').click();
  await expect(figure.getByRole('button')).toContainText(/Copied|คัดลอกแล้ว/);
  return page.evaluate(() => navigator.clipboard.readText());
};
