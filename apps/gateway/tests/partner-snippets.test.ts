import { readdir } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { partnerOrigin } from './builders/partners.ts';
import { partnerSecret } from './harness/quiet-environment.ts';
import { askSnippet, languagesHere, snippetFolder, snippetLanguages } from './partners/snippet-languages.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
  // The programs go by the machine's clock.
  gateway.clock.set(new Date());
});
afterAll(() => gateway.close());

const webhookSecret = `whsec_${Buffer.alloc(32, 0xfb).toString('base64')}`;

/** A webhook as we send it, with the signature of a secret before and after ours, as during a rotation. */
const makeWebhook = (at: Date) => {
  const body = JSON.stringify({ id: 'evt_1', type: 'job.booked', data: { jobId: 'J00000042', note: 'แผนกต้อนรับ' } });
  const other = new Webhook(Buffer.alloc(32, 1).toString('base64')).sign('evt_1', at, body);
  const signature = `${other} ${new Webhook(webhookSecret).sign('evt_1', at, body)}`;
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  };
  return { body, headers };
};

it('every snippet that partners copy is run here, where its language is installed', async () => {
  expect((await readdir(snippetFolder)).toSorted()).toEqual(snippetLanguages.map(({ snippet }) => snippet).toSorted());
});

describe.each(languagesHere.map((language) => [language.name, language] as const))(
  'a partner’s server in %s',
  (_name, language) => {
    const guest = { id: 'guest-ก-7', name: 'มาลี จันทร์', phone: '0861112222' };
    const ask = (webhook: ReturnType<typeof makeWebhook>) =>
      askSnippet(language, { partnerId: 'baanchandra', secret: partnerSecret, guest, webhookSecret, ...webhook });

    it('signs a guest on, and knows our webhook', async () => {
      const { token, isSigned } = await ask(makeWebhook(new Date()));
      expect(isSigned).toBe(true);
      const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', token, lang: 'th' }, { origin: partnerOrigin });
      expect(body).toMatchObject({ responseCode: 200, firstName: 'มาลี', lastName: 'จันทร์' });
    });

    it('takes no webhook that is old, changed or signed by somebody else', async () => {
      const sound = makeWebhook(new Date());
      const old = makeWebhook(new Date(Date.now() - 400_000));
      const changed = { ...sound, body: sound.body.replace('J00000042', 'J00000043') };
      const unsigned = { ...sound, headers: { ...sound.headers, 'webhook-signature': 'v1,AAAA' } };
      for (const webhook of [old, changed, unsigned]) expect((await ask(webhook)).isSigned).toBe(false);
    });
  },
);
