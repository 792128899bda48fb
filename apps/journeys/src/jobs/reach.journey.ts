import type { APIRequestContext, Page } from '@playwright/test';
import { openWhole, signInFor } from '../support/account/account-pages.ts';
import { createFreshAccount } from '../support/account/fresh-account.ts';
import { deliverJob } from '../support/jobs/delivered-job.ts';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test } from '../support/journey-test.ts';
import { enlargeText } from '../support/reach/large-text.ts';
import { expectInside, narrowestPx } from '../support/reach/narrow-page.ts';
import { findViolations } from '../support/reach/violations.ts';
import { detailsOf, eachOnce } from '../support/variants.ts';
import type { Language } from '../support/words.ts';

/** Signs in as a customer with a delivered job and one that finds no driver. @returns the paths of their pages. */
const openAccount = async (page: Page, request: APIRequestContext, language: Language): Promise<readonly string[]> => {
  const account = await createFreshAccount(request);
  const { jobId, trackingId, ratingToken } = await deliverJob(request, account);
  const post = await signInByCall(request, account);
  const waiting = await post('/create_job', shortOrder({ remark: '[no-driver]' }));
  await signInFor(page, '/dashboard', { language, account });
  return [
    ...['/dashboard?filters=all&date=all', '/dashboard/active', '/favorite'],
    ...[`/job/${waiting['jobId']}`, `/job/${jobId}`, `/job/report/${jobId}`],
    ...[`/rating/${ratingToken}`, `/t/${trackingId}`],
  ];
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const size = variant.tag[0] === '@phone' ? 'on the narrowest phone and with text of 200 %' : 'with a mouse and with a reader';

  test.describe(`every page of a job, ${size}`, { tag: [...variant.tag] }, () => {
    test.use({ bypassCSP: true });

    test(`is inside the screen and has no obstacles, ${label}`, detailsOf(variant), async ({ page, request }) => {
      const usual = page.viewportSize() ?? { width: 390, height: 844 };
      const isPhone = usual.width < 760;
      for (const path of await openAccount(page, request, language)) {
        await openWhole(page, language, path);
        expect.soft(await findViolations(page), path).toEqual([]);
        if (!isPhone) continue;
        await page.setViewportSize({ width: narrowestPx, height: 640 });
        await expectInside(page, path);
        await page.setViewportSize(usual);
        await enlargeText(page);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `${path} with large text`).toBeLessThanOrEqual(usual.width);
      }
    });
  });
}
