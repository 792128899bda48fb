import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { askAsPartner, signPartnerToken } from '../../../tests/builders/partners.ts';
import { systemRandom } from '../../platform/deps.ts';
import { readPartnersCommand } from './partners-command.ts';
import { runPartnersCommand } from './run-partners-command.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const run = (words: readonly string[], isProduction = false): Promise<string> => {
  const command = readPartnersCommand(words);
  if (command === undefined) throw new Error(`no command: ${words.join(' ')}`);
  return runPartnersCommand(command, { ...gateway, random: systemRandom, isProduction, publicUrl: 'https://songwai.test' });
};

it('an operator makes a test partner, whose guests are signed on with what is printed', async () => {
  const hook = 'https://staging.hotel.test/events';
  const printed = await run([
    'create',
    'test-hotel',
    '--name',
    'Hotel (test)',
    '--origin',
    'http://localhost:3000',
    '--webhook',
    hook,
  ]);
  const settings = parseEnv(printed);
  // All that is printed may be kept as the partner's `.songwai.env`.
  expect(settings).toEqual({
    SONGWAI_ORIGIN: 'https://songwai.test',
    SONGWAI_PARTNER_ID: 'test-hotel',
    SONGWAI_SECRET: expect.any(String),
    SONGWAI_WEBHOOK_SECRET: expect.any(String),
    SONGWAI_PAGE_ORIGIN: 'http://localhost:3000',
  });
  expect(settings['SONGWAI_WEBHOOK_SECRET']).toMatch(/^whsec_/);
  const secret = String(settings['SONGWAI_SECRET']);
  const token = await signPartnerToken(gateway, { iss: 'test-hotel' }, secret);
  const { body } = await gateway.post(
    '/signon',
    { partnerId: 'test-hotel', token, lang: 'en' },
    { origin: 'http://localhost:3000' },
  );
  expect(body).toMatchObject({ responseCode: 200, partnerName: 'Hotel (test)' });
  const answer = await askAsPartner(gateway, 'GET /partner/webhook/deliveries', { partnerId: 'test-hotel', secret });
  expect(answer.body['responseCode']).toBe(200);
  expect(await run(['list'])).toContain('test-hotel  Hotel (test)  guests pay by cash');
  expect(await run(['list'])).not.toContain(secret);
  const event = gateway.db.selectFrom('outbox').select('payload').where('subject', '=', 'test-hotel');
  expect((await event.executeTakeFirstOrThrow()).payload).toMatchObject({ adminId: 'operator' });
});

it('with the features and ways to pay that were named, and never twice', async () => {
  await run([
    'create',
    'test-shop',
    '--origin',
    'https://shop.test',
    '--features',
    'tracking,priceCheck',
    '--payments',
    'cash,promptpay',
  ]);
  const row = await gateway.db.selectFrom('partners').selectAll().where('id', '=', 'test-shop').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'test-shop', features: ['tracking', 'priceCheck'], payment_types: [0, 3] });
  await expect(run(['create', 'test-shop', '--origin', 'https://shop.test'])).rejects.toThrow('taken');
});

it('not at all where its webhook cannot be called', async () => {
  const words = ['create', 'test-hook', '--origin', 'https://shop.test', '--webhook', 'http://shop.test/events'];
  await expect(run(words)).rejects.toThrow();
  expect(await run(['list'])).not.toContain('test-hook');
});

it('in production not for a page on localhost, and with a word about real jobs', async () => {
  await expect(run(['create', 'test-local', '--origin', 'http://localhost:3000'], true)).rejects.toThrow('is not an origin');
  expect(await run(['create', 'test-live', '--origin', 'https://live.test'], true)).toContain('Jobs of its guests are real');
});

it.each([
  ['create'],
  ['create test-x'],
  ['create hotel --origin https://a.test'],
  ['create test-x --origin https://a.test --features everything'],
  ['create test-x --origin https://a.test --payments wallet'],
  ['create test-x --origin https://a.test --secret mine'],
  ['create test-x test-y --origin https://a.test'],
])('"%s" is no command', (words) => {
  expect(readPartnersCommand(words.split(' '))).toBeUndefined();
});
