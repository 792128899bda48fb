import type { TypedCard } from '@songwai/core/payments/card';
import { sandboxVault } from '@songwai/core/payments/sandbox-vault';
import type { CardProvider, NewProviderCharge, ProviderCharge } from '../../src/payments/providers/card-provider.ts';
import { createOmise } from '../../src/payments/providers/omise/create-omise.ts';
import { createSandbox } from '../../src/payments/providers/sandbox/create-sandbox.ts';
import type { SaidCard } from '../../src/payments/providers/sandbox/sandbox-cards.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { createFakeClock } from '../builders/fake-clock.ts';
import { createTestDatabase } from '../harness/create-test-database.ts';
import { omiseKeys, startOmiseStandIn } from './omise-stand-in.ts';

/** A provider with the people around it. */
export interface ProviderFixture {
  readonly provider: CardProvider;
  readonly clock: ReturnType<typeof createFakeClock>;
  /** What the browser does with a typed card. */
  createToken(number: string): Promise<string>;
  /** The customer answers at the bank. */
  confirm(charge: ProviderCharge, answer: 'pass' | 'fail'): Promise<void>;
  payPromptPay(charge: ProviderCharge): Promise<void>;
  /** Makes a charge whose answer never arrives. */
  chargeWithoutAnswer(charge: NewProviderCharge): Promise<void>;
  /** Charges that exist at the provider. */
  countCharges(): Promise<number>;
  close(): Promise<void>;
}

const typed = (number: string): TypedCard => ({
  number,
  holderName: 'PIMCHANOK SRIAREE',
  expiryMonth: 8,
  expiryYear: 2029,
  cvv: '123',
});

async function openSandbox(): Promise<ProviderFixture> {
  const clock = createFakeClock();
  const database = await createTestDatabase();
  const { db } = database;
  const deps = { db, clock, random: systemRandom, publicUrl: 'https://songwai.test', promptPayId: '0000000000000' };
  const { provider, bank, createToken } = createSandbox(deps);
  const vault = sandboxVault({
    call: async ({ body }) =>
      ({ responseCode: 200, responseDesc: '', cardTokenId: await createToken(body as unknown as SaidCard) }) as never,
  });
  return {
    provider,
    clock,
    createToken: (number) => vault.createToken(typed(number)),
    confirm: async ({ ref }, answer) => void (await bank.confirm(ref, answer)),
    payPromptPay: async ({ ref }) => void (await bank.pay(ref)),
    chargeWithoutAnswer: async (charge) => void (await provider.createCharge(charge)),
    countCharges: async () => (await db.selectFrom('sandbox_charges').select('ref').execute()).length,
    close: () => database.close(),
  };
}

async function openOmise(): Promise<ProviderFixture> {
  const clock = createFakeClock();
  const server = await startOmiseStandIn({ now: clock.now });
  const log = { warn: () => undefined, error: () => undefined };
  const provider = createOmise({ config: { ...omiseKeys, apiUrl: server.url }, log });
  return {
    provider,
    clock,
    createToken: (number) =>
      server.createToken({ number, name: 'PIMCHANOK SRIAREE', expiration_month: 8, expiration_year: 2029 }),
    confirm: async ({ authorizeUri }, answer) => void (await server.confirm(authorizeUri ?? '', answer)),
    payPromptPay: async ({ ref }) => void server.payPromptPay(ref),
    chargeWithoutAnswer: async (charge) => {
      server.answer('dropped');
      await provider.createCharge(charge).catch(() => undefined);
      server.answer('well');
    },
    countCharges: async () => server.charges.length,
    close: () => server.close(),
  };
}

/** Every provider; one suite runs for all of them. */
export const providers: readonly (readonly [CardProvider['name'], () => Promise<ProviderFixture>])[] = [
  ['omise', openOmise],
  ['sandbox', openSandbox],
];
