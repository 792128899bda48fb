import { createFreshAccount } from '../../support/account/fresh-account.ts';
import { openHostMarkup } from '../../support/host-markup.ts';
import { deliverJob } from '../../support/jobs/delivered-job.ts';
import { expect, test } from '../../support/journey-test.ts';
import { answerPretendBank } from '../../support/money/pretend-bank.ts';

const key = 'journeyTips';

test('whoever has the rating’s token tips the driver on the partner’s page, without an account', async ({
  page,
  context,
  request,
}) => {
  const { trackingId, ratingToken, driverName } = await deliverJob(request, await createFreshAccount(request));
  await page.addInitScript((name) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { [name]: heard });
    document.addEventListener('songwai:tipped', (event) => event instanceof CustomEvent && heard.push(event.detail));
  }, key);
  await openHostMarkup(page, {
    body: `<songwai-tracking tracking-id="${trackingId}" rating-token="${ratingToken}" lang="en"></songwai-tracking>`,
  });
  const tracking = page.locator('songwai-tracking');
  await tracking.getByRole('button', { name: new RegExp(`^Tip ${driverName}`) }).click();
  await tracking.getByRole('radio', { name: '฿50' }).check();
  await tracking.getByRole('button', { name: 'Tip ฿50' }).click();
  await expect(tracking.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible();

  const opened = context.waitForEvent('page');
  await tracking.getByRole('link', { name: /pretend bank/ }).click();
  const bank = await opened;
  await answerPretendBank(bank, 'pay');
  await bank.close();
  await expect(tracking.getByText(/^You tipped ฿50/)).toBeVisible();
  const heard = await page.evaluate((name): unknown => Reflect.get(globalThis, name), key);
  expect(heard).toMatchObject([{ trackingId, amountSatang: 5000 }]);
});
