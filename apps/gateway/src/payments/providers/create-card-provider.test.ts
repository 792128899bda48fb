import * as cards from '@songwai/core/payments/card-contract';
import * as payments from '@songwai/core/payments/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../tests/builders/fake-clock.ts';
import { createTestDatabase } from '../../../tests/harness/create-test-database.ts';
import type { PaymentsConfig } from '../../config/payments.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { systemRandom } from '../../platform/deps.ts';
import { createCardProvider } from './create-card-provider.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const choose = (payments: PaymentsConfig, isProduction = false) => {
  const warnings: string[] = [];
  const note = (_fields: object, message: string) => void warnings.push(message);
  const deps = { db: database.db, clock: createFakeClock(), random: systemRandom, publicUrl: 'https://songwai.test' };
  const { provider, sandbox } = createCardProvider({ payments, isProduction, log: { warn: note, error: note }, ...deps });
  return { name: provider?.name, publicKey: provider?.publicKey, hasPages: sandbox !== undefined, warnings };
};

const omise: PaymentsConfig = {
  provider: 'omise',
  publicKey: 'pkey_test_1',
  secretKey: 'skey_test_hush',
  webhookSecret: undefined,
  apiUrl: 'https://api.omise.co',
};

describe('what charges cards and PromptPay', () => {
  it('is Omise, without the pages of the sandbox', () => {
    expect(choose(omise, true)).toEqual({ name: 'omise', publicKey: 'pkey_test_1', hasPages: false, warnings: [] });
  });

  it('is the sandbox, which says so in production', () => {
    const sandbox = { provider: 'sandbox', promptPayId: '0000000000000' } as const;
    const chosen = { name: 'sandbox', publicKey: 'sandbox', hasPages: true };
    expect(choose(sandbox)).toEqual({ ...chosen, warnings: [] });
    expect(choose(sandbox, true)).toEqual({ ...chosen, warnings: [expect.stringContaining('money that does not exist')] });
  });

  it('is nothing where nothing is set, and the log says what to set', () => {
    const warnings = [expect.stringContaining('OMISE_SECRET_KEY')];
    expect(choose({ provider: 'off' }, true)).toEqual({ name: undefined, publicKey: undefined, hasPages: false, warnings });
  });
});

describe('card data', () => {
  it('have no field in any call: the number and the security code go from the browser to the vault, or nowhere', () => {
    const requests = [...Object.values(cards), ...Object.values(payments)].flatMap((endpoint) =>
      'request' in endpoint ? [JSON.stringify(endpoint.request)] : [],
    );
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.join().toLowerCase()).not.toMatch(/cvv|cvc|security_?code|card_?number|"number":\{|"pan"/);
  });
});
