import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const keys = { OMISE_PUBLIC_KEY: 'pkey_test_5g5idked', OMISE_SECRET_KEY: 'skey_test_5g5hushhush' };
const production = { NODE_ENV: 'production' };

const problemsOf = (env: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('where cards and PromptPay are charged', () => {
  it('is the sandbox where nothing is set, with a payee that nobody is', () => {
    expect(readConfig({}).payments).toEqual({ provider: 'sandbox', promptPayId: '0000000000000' });
    expect(readConfig({ PROMPTPAY_ID: '081-234-5678' }).payments).toMatchObject({ promptPayId: '081-234-5678' });
  });

  it('is Omise where its keys are set, in production too', () => {
    const omise = {
      provider: 'omise',
      publicKey: keys.OMISE_PUBLIC_KEY,
      secretKey: keys.OMISE_SECRET_KEY,
      webhookSecret: undefined,
      apiUrl: 'https://api.omise.co',
    };
    expect(readConfig(keys).payments).toEqual(omise);
    expect(readConfig({ ...keys, ...production }).payments).toEqual(omise);
    expect(readConfig({ ...keys, OMISE_API_URL: 'http://127.0.0.1:9/' }).payments).toMatchObject({
      apiUrl: 'http://127.0.0.1:9',
    });
  });

  it('is nowhere in production without keys, so that no job is paid with money that does not exist', () => {
    expect(readConfig(production).payments).toEqual({ provider: 'off' });
    expect(readConfig({ ...production, PAYMENTS: 'sandbox' }).payments).toMatchObject({ provider: 'sandbox' });
    expect(readConfig({ ...keys, PAYMENTS: 'off' }).payments).toEqual({ provider: 'off' });
  });

  it.each([
    [{ OMISE_PUBLIC_KEY: keys.OMISE_PUBLIC_KEY }, /^OMISE_SECRET_KEY is missing/],
    [{ OMISE_SECRET_KEY: keys.OMISE_SECRET_KEY }, /^OMISE_PUBLIC_KEY is missing/],
    [{ ...keys, OMISE_PUBLIC_KEY: keys.OMISE_SECRET_KEY }, /^OMISE_PUBLIC_KEY is not such a key; .* pkey_ /],
    [{ ...keys, OMISE_PUBLIC_KEY: 'pkey_5g5idked' }, /^OMISE_SECRET_KEY and OMISE_PUBLIC_KEY differ/],
    [{ ...keys, OMISE_WEBHOOK_SECRET: 'hush hush' }, /^OMISE_WEBHOOK_SECRET is not Base64/],
    [{ OMISE_API_URL: 'https://somebody:hush@api.example' }, /^OMISE_API_URL holds a user/],
    [{ ...keys, PAYMENTS: 'sandbox' }, /^PAYMENTS is "sandbox" beside/],
    [{ PAYMENTS: 'omise' }, /^PAYMENTS is "omise" without/],
    [{ PROMPTPAY_ID: '12' }, /^PROMPTPAY_ID is no payee/],
  ])('is refused for %j, with what to do and without a secret', (env, advice) => {
    const problems = problemsOf(env);
    expect(problems).toEqual([expect.stringMatching(advice)]);
    expect(problems.join()).not.toMatch(/hush/);
  });
});
