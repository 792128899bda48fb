import { promptPayPayload } from '@songwai/core/payments/promptpay/promptpay-payload';
import type { EnvironmentReader } from '../environment-reader.ts';

/** Our account at Omise. */
export interface OmiseConfig {
  readonly provider: 'omise';
  /** For the browser, which sends cards to Omise's vault with it. */
  readonly publicKey: string;
  readonly secretKey: string;
  /** Base64, as the dashboard shows it; absent: signatures of webhooks are not checked. */
  readonly webhookSecret: string | undefined;
  /** Address of Omise's API. */
  readonly apiUrl: string;
}

/** The embedded stand-in, which moves no real money. */
export interface SandboxConfig {
  readonly provider: 'sandbox';
  /** The payee in its PromptPay codes. */
  readonly promptPayId: string;
}

/** Where cards and PromptPay are charged; `off`: neither can be paid with. */
export type PaymentsConfig = OmiseConfig | SandboxConfig | { readonly provider: 'off' };

/** A tax id that nobody can have, because its check digit is wrong: a code of the sandbox must not pay a real company. */
const nobodysTaxId = '0000000000000';

const keyKinds = { OMISE_PUBLIC_KEY: /^pkey_(test_)?\w+$/, OMISE_SECRET_KEY: /^skey_(test_)?\w+$/ } as const;

/** A key of the account; the problem does not repeat it. */
function readKey(reader: EnvironmentReader, name: keyof typeof keyKinds): string | undefined {
  const key = reader.text(name);
  if (key !== undefined && !keyKinds[name].test(key))
    reader.complain(
      name,
      `is not such a key; copy the one that begins with ${keyKinds[name].source.slice(1, 6)} from the dashboard.`,
    );
  return key;
}

const isTestKey = (key: string): boolean => key.includes('_test_');

function readWebhookSecret(reader: EnvironmentReader): string | undefined {
  const secret = reader.text('OMISE_WEBHOOK_SECRET');
  if (secret !== undefined && !/^[A-Za-z0-9+/]{16,}={0,2}$/.test(secret))
    reader.complain('OMISE_WEBHOOK_SECRET', 'is not Base64; copy it from the dashboard’s page of webhooks, or leave it out.');
  return secret;
}

function readOmise(reader: EnvironmentReader): OmiseConfig | undefined {
  const [publicKey, secretKey] = [readKey(reader, 'OMISE_PUBLIC_KEY'), readKey(reader, 'OMISE_SECRET_KEY')];
  const webhookSecret = readWebhookSecret(reader);
  const apiUrl = reader.url('OMISE_API_URL', ['http:', 'https:']) ?? 'https://api.omise.co';
  if (new URL(apiUrl).username !== '')
    reader.complain('OMISE_API_URL', 'holds a user or a password; leave them out, the secret key is sent instead.');
  if (publicKey !== undefined && secretKey !== undefined) {
    if (isTestKey(publicKey) !== isTestKey(secretKey))
      reader.complain('OMISE_SECRET_KEY', 'and OMISE_PUBLIC_KEY differ: one is for tests; set two for tests, or two live ones.');
    return { provider: 'omise', publicKey, secretKey, webhookSecret, apiUrl };
  }
  if (publicKey !== undefined)
    reader.complain('OMISE_SECRET_KEY', 'is missing beside OMISE_PUBLIC_KEY; set it too, or leave both out.');
  if (secretKey !== undefined)
    reader.complain('OMISE_PUBLIC_KEY', 'is missing beside OMISE_SECRET_KEY; set it too, or leave both out.');
  return undefined;
}

function readSandbox(reader: EnvironmentReader): SandboxConfig {
  const promptPayId = reader.text('PROMPTPAY_ID') ?? nobodysTaxId;
  if (!promptPayPayload({ target: promptPayId, amountSatang: null }).ok)
    reader.complain(
      'PROMPTPAY_ID',
      'is no payee; write a mobile number, a 13-digit id or a 15-digit e-wallet id, or leave it out.',
    );
  return { provider: 'sandbox', promptPayId };
}

/** Our number as a biller of PromptPay. */
export function readBillerId(reader: EnvironmentReader): string | undefined {
  const billerId = reader.text('PROMPTPAY_BILLER_ID');
  if (billerId !== undefined && !/^\d{15}$/.test(billerId))
    reader.complain('PROMPTPAY_BILLER_ID', 'has not 15 digits; write the tax id with its suffix of 2 as the bank gave it.');
  return billerId;
}

/**
 * Chooses what charges cards and PromptPay: Omise where its keys are set, else the sandbox. In production nobody gets fake money by a
 * forgotten key: there the sandbox has to be asked for.
 */
export function readPaymentsConfig(reader: EnvironmentReader, isProduction: boolean): PaymentsConfig {
  const omise = readOmise(reader);
  const sandbox = readSandbox(reader);
  const fallback = omise !== undefined ? 'omise' : isProduction ? 'off' : 'sandbox';
  const chosen = reader.choice('PAYMENTS', ['omise', 'sandbox', 'off'], fallback);
  if (chosen === 'sandbox' && omise !== undefined)
    reader.complain('PAYMENTS', 'is "sandbox" beside the keys of Omise; leave one of both out.');
  if (chosen === 'omise' && omise === undefined)
    reader.complain('PAYMENTS', 'is "omise" without its keys; set OMISE_PUBLIC_KEY and OMISE_SECRET_KEY, or leave PAYMENTS out.');
  if (chosen === 'sandbox') return sandbox;
  return chosen === 'omise' && omise !== undefined ? omise : { provider: 'off' };
}
