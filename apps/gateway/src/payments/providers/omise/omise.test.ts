import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, noon } from '../../../../tests/builders/fake-clock.ts';
import { type OmiseMood, type OmiseStandIn, omiseKeys, startOmiseStandIn } from '../../../../tests/payments/omise-stand-in.ts';
import { type CardProvider, type NewProviderCharge, ProviderRefusal, ProviderSilent } from '../card-provider.ts';
import { createOmise } from './create-omise.ts';
import { isSignedByOmise } from './omise-signature.ts';

const plainCard = { number: '3530111333300000', name: 'PIMCHANOK SRIAREE', expiration_month: 8, expiration_year: 2029 };
const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';

let server: OmiseStandIn;
let clock: ReturnType<typeof createFakeClock>;
let logged: string[];
let omise: CardProvider;

const connect = (config: { secretKey?: string; apiUrl?: string } = {}): CardProvider => {
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const log = { warn: note, error: note };
  return createOmise({ config: { ...omiseKeys, apiUrl: server.url, ...config }, log, timeoutMs: 300 });
};

beforeEach(async () => {
  clock = createFakeClock();
  logged = [];
  server = await startOmiseStandIn({ now: clock.now });
  omise = connect();
});
afterEach(() => server.close());

const newCharge = async (more: Partial<NewProviderCharge> = {}): Promise<NewProviderCharge> => ({
  chargeId,
  amountSatang: 12_000,
  source: { kind: 'cardToken', token: await server.createToken(plainCard) },
  isCaptured: true,
  returnUri: 'https://songwai.test/paymentomise',
  expiresAt: new Date(noon.getTime() + 600_000),
  description: 'J00000042',
  ...more,
});
const ordersSent = () => server.asked.filter(({ method, path }) => method !== 'GET' && path !== '/tokens');

describe('what is sent to Omise', () => {
  it('has our key, the version, a key against repetition, and our id, but nobody’s name', async () => {
    await omise.createCharge(await newCharge());
    const [sent] = ordersSent();
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/charges',
      headers: {
        authorization: `Basic ${Buffer.from(`${omiseKeys.secretKey}:`).toString('base64')}`,
        'omise-version': '2019-05-29',
        'idempotency-key': chargeId,
        'content-type': 'application/json',
      },
    });
    expect(sent?.body).toEqual({
      amount: 12_000,
      currency: 'THB',
      description: 'J00000042',
      metadata: { chargeId },
      card: expect.stringMatching(/^tokn_test_/),
      capture: true,
      return_uri: 'https://songwai.test/paymentomise',
    });
  });

  it('asks for a code that ends when the charge does', async () => {
    await omise.createCharge(await newCharge({ source: { kind: 'promptpay' } }));
    expect(ordersSent()[0]?.body).toMatchObject({ source: { type: 'promptpay' }, expires_at: '2026-11-21T05:10:00.000Z' });
  });
});

describe('Omise does not answer', () => {
  it.each<OmiseMood>(['late', 'dropped', 'garbled', 'broken'])(
    'or not well (%s): whether it charged is unknown, it is asked once, and the log says what to look at',
    async (mood) => {
      server.answer(mood);
      await expect(omise.createCharge(await newCharge())).rejects.toThrow(ProviderSilent);
      expect(ordersSent()).toHaveLength(1);
      expect(logged.join()).toContain('OMISE_API_URL');
      server.answer('well');
      const found = await omise.findCharge({ chargeId, since: noon });
      expect(found?.chargeId).toBe(mood === 'broken' ? undefined : chargeId);
      expect(server.charges).toHaveLength(mood === 'broken' ? 0 : 1);
    },
  );

  it.each<OmiseMood>(['late', 'dropped', 'garbled'])('to a refund (%s): asking again returns nothing twice', async (mood) => {
    const { ref } = await omise.createCharge(await newCharge());
    server.answer(mood);
    const refund = () => omise.refund({ ref, amountSatang: 5_000, refundId: 'refund-1' });
    await expect(refund()).rejects.toThrow(ProviderSilent);
    server.answer('well');
    await refund();
    expect(server.charges[0]?.refunded_amount).toBe(5_000);
  });

  it('to taking a sum that the bank holds: asking again finds it taken', async () => {
    const { ref } = await omise.createCharge(await newCharge({ isCaptured: false }));
    server.answer('dropped');
    await expect(omise.capture(ref)).rejects.toThrow(ProviderSilent);
    server.answer('well');
    expect(await omise.capture(ref)).toMatchObject({ state: 'paid' });
  });

  it('with a charge that its search does not know yet: it is found in the list, and another’s is not', async () => {
    for (let number = 0; number < 120; number += 1)
      await omise.createCharge(await newCharge({ chargeId: `another-charge-${number}` }));
    await omise.createCharge(await newCharge());
    server.leaveSearchBehind(true);
    expect(await omise.findCharge({ chargeId, since: noon })).toMatchObject({ chargeId });
    expect(await omise.findCharge({ chargeId: 'another-charge', since: noon })).toBeUndefined();
  });
});

describe('Omise does not let us in', () => {
  it('with a wrong key: nothing was charged, and the log says what to do without showing a key', async () => {
    const stranger = connect({ secretKey: 'skey_test_wronghush' });
    await expect(stranger.createCharge(await newCharge())).rejects.toThrow(ProviderRefusal);
    // A refund has to be tried again once the key is right.
    await expect(stranger.refund({ ref: 'chrg_test_1', amountSatang: 1, refundId: 'r' })).rejects.toThrow(ProviderSilent);
    await expect(stranger.readCharge('chrg_test_1')).rejects.toThrow(ProviderSilent);
    expect(logged[0]).toContain('Omise does not accept OMISE_SECRET_KEY: copy the key from the dashboard');
    expect(logged.join()).not.toMatch(/hush|Basic/);
  });

  it('because nobody is there: nothing was charged', async () => {
    const charge = await newCharge();
    const nowhere = connect({ apiUrl: 'http://omise.invalid' });
    await expect(nowhere.createCharge(charge)).rejects.toThrow(ProviderRefusal);
    expect(logged.join()).toContain('is OMISE_API_URL (omise.invalid) right');
  });

  it('because we ask too often', async () => {
    server.answer('busy');
    await expect(omise.createCharge(await newCharge())).rejects.toThrow(ProviderRefusal);
    server.answer('well');
    const { ref } = await omise.createCharge(await newCharge());
    server.answer('busy');
    await expect(omise.refund({ ref, amountSatang: 5_000, refundId: 'refund-1' })).rejects.toThrow(ProviderSilent);
  });
});

describe('the picture of a PromptPay code', () => {
  it('comes from Omise, and from nowhere else', async () => {
    const { qrImageUri } = await omise.createCharge(await newCharge({ source: { kind: 'promptpay' } }));
    const { content, mediaType } = await omise.fetchQrImage(qrImageUri ?? '');
    expect(mediaType).toBe('image/svg+xml');
    expect(content.toString()).toContain('<svg');
    for (const uri of [
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'nonsense',
      `${server.url.replace('127.0.0.1', 'localhost')}/x`,
    ])
      await expect(omise.fetchQrImage(uri)).rejects.toThrow(ProviderRefusal);
  });
});

describe('banks that Omise has', () => {
  it('are shown by its own name where we know none', async () => {
    expect((await omise.listBanks()).map(({ name }) => name.en)).toEqual(['Kasikornbank', 'Siam Commercial Bank', 'UOB']);
  });
});

describe('a webhook', () => {
  const secret = omiseKeys.webhookSecret;
  const deliver = async (options: Parameters<OmiseStandIn['webhook']>[1] = {}) => {
    await omise.createCharge(await newCharge());
    const [event] = server.events;
    if (event === undefined) throw new Error('Omise reports nothing.');
    const { headers, body } = server.webhook(event, options);
    return { body, signature: headers['omise-signature'], timestamp: headers['omise-signature-timestamp'] };
  };

  it('of Omise is believed, also while its secret is being replaced', async () => {
    const delivery = await deliver();
    expect(isSignedByOmise(delivery, secret, noon)).toBe(true);
    const both = { ...delivery, signature: `${'0'.repeat(64)}, ${delivery.signature}` };
    expect(isSignedByOmise(both, secret, noon)).toBe(true);
  });

  it('of somebody else is not', async () => {
    expect(isSignedByOmise(await deliver({ isForged: true }), secret, noon)).toBe(false);
  });

  it.each([
    ['another body', { body: '{}' }],
    ['another time', { timestamp: String(noon.getTime() / 1000 + 1) }],
    ['no time', { timestamp: '' }],
    ['a time that is none', { timestamp: '1e9' }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: 'abc' }],
    ['a signature that is none', { signature: 'not hex at all' }],
  ])('with %s is not', async (_what, change) => {
    expect(isSignedByOmise({ ...(await deliver()), ...change }, secret, noon)).toBe(false);
  });

  it('is believed for five minutes, in both directions', async () => {
    const delivery = await deliver();
    const at = (seconds: number) => isSignedByOmise(delivery, secret, new Date(noon.getTime() + seconds * 1000));
    expect([at(-301), at(-300), at(300), at(301)]).toEqual([false, true, true, false]);
  });
});
