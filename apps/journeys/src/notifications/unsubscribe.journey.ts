import type { APIRequestContext } from '@playwright/test';
import { shortOrder } from '../support/jobs/short-order.ts';
import { signInByCall } from '../support/jobs/sign-in-by-call.ts';
import { expect, test, withOwnGateway } from '../support/own-gateway.ts';
import { demoAccount } from '../support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { detailsOf, eachOnce, portalPath } from '../support/variants.ts';

/** Texts of the pages, written independently of the product. */
const words = {
  th: { stop: 'หยุดส่งอีเมลเรื่องนี้', stopped: 'หยุดแล้ว', again: 'ส่งให้เหมือนเดิม', mail: 'ส่งถึงแล้ว ทางอีเมล' },
  en: { stop: 'Stop these emails', stopped: 'Stopped', again: 'Send them again', mail: 'Delivered, by email' },
} as const;

/** The token of the link at the end of the last mail that has one; waits until there is one. */
const sentToken = async (request: APIRequestContext, origin: string): Promise<string> => {
  let token = '';
  await expect(async () => {
    const outbox = await (await request.get(`${origin}/dev/outbox`)).text();
    token = /\/unsubscribe\/([\w.~-]+)/.exec(outbox)?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: 180_000 });
  return token;
};

for (const variant of eachOnce) {
  const { language, label } = variant;
  const text = words[language];

  test(
    `the link at the end of a mail stops mails of its kind without signing in, ${label}`,
    detailsOf(variant),
    async ({ page, request, openAnotherBrowser }) => {
      test.setTimeout(300_000);
      await withOwnGateway({ SIMULATION_SPEED: '120' }, async ({ origin }) => {
        const at = (path: string) => `${origin}${portalPath(language, path)}`;
        const call = await signInByCall(request, demoAccount, origin);
        const booked = await call('/create_job', shortOrder());
        expect(booked['jobId'], String(booked['responseDesc'])).toBeTruthy();

        const reader = await openAnotherBrowser();
        await reader.goto(at(`/unsubscribe/${await sentToken(request, origin)}`));
        await reader.getByRole('button', { name: text.stop, exact: true }).click();
        await expect(reader.getByRole('heading', { name: text.stopped, exact: true })).toBeFocused();
        await reader.reload();
        await expect(reader.getByRole('button', { name: text.again, exact: true })).toBeVisible();

        await page.goto(at('/login?from=/settings/notifications'));
        await signIn(page, language);
        await expect(page.getByRole('switch', { name: text.mail, exact: true })).not.toBeChecked();

        await reader.goto(at('/unsubscribe/not-a-link-of-ours'));
        await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(reader.getByRole('button', { name: text.stop, exact: true })).toBeHidden();
      });
    },
  );
}
