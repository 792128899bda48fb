import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { demoAccount, portalOrigin } from '../support/product.ts';
import { detailsOf, everyVariantInFull, portalPath, textOf } from '../support/variants.ts';

const pick = { addressName: 'สยามพารากอน', contactName: 'พิมพ์ชนก', contactPhone: '0812345678', lat: 13.7466, lng: 100.5347 };
const drop = { addressName: 'บีทีเอสบางนา', contactName: 'ธนากร', contactPhone: '0898765432', lat: 13.6682, lng: 100.605 };

/** Calls the gateway as the demo customer. */
const signInAs = async (request: APIRequestContext) => {
  const post = async (path: string, data: object, token = ''): Promise<Record<string, unknown>> =>
    (await request.post(`${portalOrigin}/api${path}`, { data, headers: token ? { 'sk-token': token } : {} })).json();
  const { skToken } = await post('/login', { userName: demoAccount.userName, password: demoAccount.password });
  return (path: string, data: object) => post(path, data, String(skToken));
};

interface DetailedStop {
  readonly receiverLink?: string;
  readonly receiverNote?: string;
  readonly receiverPin?: { readonly lat: number; readonly lng: number };
}

for (const variant of everyVariantInFull) {
  const { language, label } = variant;
  const text = textOf(language);

  test(`a receiver leaves a note and moves the pin by the own link, ${label}`, detailsOf(variant), async ({ page, request }) => {
    const post = await signInAs(request);
    const stopsOf = async (jobId: unknown): Promise<readonly DetailedStop[]> => {
      const { jobDetail } = await post('/get_job_detail', { jobId });
      return (jobDetail as { locationList: DetailedStop[] }).locationList;
    };
    // For tomorrow, so that no simulated driver is done before the receiver has spoken.
    const [day, month, year] = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok' })
      .format(Date.now() + 24 * 3_600_000)
      .split('/');
    const { jobId } = await post('/create_job', {
      ...{ guid: randomUUID(), vehicle: 1, jobType: 2, taskType: 1, orderType: 'schedule', paymentType: 0, paymentPoint: 1 },
      ...{ jobDate: `${day}/${month}/${year}`, startTime: '12:00', confirmPhone: '0812345678', locationList: [pick, drop] },
    });
    const link = (await stopsOf(jobId))[1]?.receiverLink ?? '';

    await page.goto(portalPath(language, `/t/${link}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.receiverWaits);
    await expect(page.getByText(pick.addressName)).toHaveCount(0);

    await page.getByRole('button', { name: text.receiverNote }).click();
    await page.getByRole('button', { name: text.receiverAtGuard }).click();
    await page.getByRole('dialog').getByRole('textbox').pressSequentially(' <b>7</b>');
    await page.getByRole('button', { name: text.receiverSend }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(`“${text.receiverAtGuard} <b>7</b>”`)).toBeVisible();

    await page.getByRole('button', { name: text.receiverPin }).click();
    const map = page.getByRole('dialog').getByRole('region', { name: text.map });
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: text.receiverUse }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const said = (await stopsOf(jobId))[1];
    expect(said?.receiverNote).toBe(`${text.receiverAtGuard} <b>7</b>`);
    expect(said?.receiverPin?.lat).toBeGreaterThan(drop.lat);
    await post('/cancel_job', { jobId, cancelReason: '' });
  });
}
