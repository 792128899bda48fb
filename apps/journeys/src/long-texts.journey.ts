import { signInFor } from './support/account/account-pages.ts';
import { createFreshAccount } from './support/account/fresh-account.ts';
import { shortOrder } from './support/jobs/short-order.ts';
import { signInByCall } from './support/jobs/sign-in-by-call.ts';
import { expect, test } from './support/journey-test.ts';
import { expectInside, narrowestPx } from './support/reach/narrow-page.ts';
import { portalPath, thaiDaily } from './support/variants.ts';

// As long as the fields allow, without a place to break at: what customers paste.
const link = `https://maps.example.com/?q=${'13.7466,100.5347'.repeat(16)}`;
const remark = `ฝากที่ป้อม ${link}`;
const reference = 'PO'.repeat(32);
const place = `Condominium${'Sukhumvit'.repeat(9)}`;
const person = 'Wongsuriyawattanakulprasert';

test.use({ viewport: { width: narrowestPx, height: 640 } });

for (const { language, full } of thaiDaily) {
  test(`links and long words of customers stay on a phone, in ${language} @phone${full}`, async ({
    page,
    request,
    openAnotherBrowser,
  }) => {
    const account = await createFreshAccount(request);
    const call = await signInByCall(request, account);
    const order = shortOrder({ remark: `[no-driver] ${remark}`, reference });
    const locationList = order.locationList.map((stop) => ({
      ...{ ...stop, addressName: place, address: `${place} ${link}`.slice(0, 290) },
      ...{ contactName: person, remark: link.slice(0, 250) },
    }));
    const created = await call('/create_job', { ...order, locationList });
    expect(created).toMatchObject({ responseCode: 200 });
    const jobId = String(created['jobId']);
    await call('/customer_need_help', { jobId, message: remark });
    const { jobDetail } = await call('/get_job_detail', { jobId });
    const links = (jobDetail as { locationList: { receiverLink?: string }[] }).locationList.flatMap(
      ({ receiverLink = [] }) => receiverLink,
    );
    const { userId } = await call('/userInfo', {});

    await signInFor(page, '/settings', { language, account });
    const paths = [`/job/${jobId}`, '/dashboard?filters=all', '/chat/support'];
    for (const path of [...paths, `/t/${created['trackingId']}`, ...links.map((token) => `/t/${token}`)]) {
      await page.goto(portalPath(language, path));
      await expect(
        page
          .getByText(/Condominium|maps\.example/)
          .filter({ visible: true })
          .first(),
        path,
      ).toBeVisible();
      await expectInside(page, path);
    }

    const admin = await openAnotherBrowser();
    await signInFor(admin, '/admin/support', { language, account: { userName: 'admin@songwai.test', password: 'demo1234' } });
    for (const path of ['/admin/support', `/admin/support/${userId}`]) {
      await admin.goto(portalPath(language, path));
      await expect(admin.getByText(/PO|ฝากที่ป้อม/).first(), path).toBeVisible();
      await expectInside(admin, path);
    }
  });
}
