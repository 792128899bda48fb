import { mostBaht } from '@songwai/core/payments/paying-limits';
import { type CardProvider, ProviderRefusal } from '../card-provider.ts';
import { banksOf, marketMethods, sandboxShop, shopsOf } from '../paying-places.ts';
import { createSandboxBank, type SandboxBank } from './sandbox-bank.ts';
import { createSandboxCards, type SandboxCards } from './sandbox-cards.ts';
import { createSandboxCharges } from './sandbox-charges.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** The embedded provider, with what a browser and a tester do besides. */
export interface Sandbox {
  readonly provider: CardProvider;
  /** Makes a token of what a browser says of a test card. */
  readonly createToken: SandboxCards['createToken'];
  readonly bank: SandboxBank;
}

/** Builds the sandbox; its state is in the database, so that it outlives a restart and two gateways share it. */
export function createSandbox(deps: SandboxDeps): Sandbox {
  const { createToken, ...cards } = createSandboxCards(deps);
  return {
    createToken,
    bank: createSandboxBank(deps),
    provider: {
      name: 'sandbox',
      publicKey: 'sandbox',
      leastPromptPayBaht: 1,
      mostBaht,
      ...cards,
      ...createSandboxCharges(deps),
      fetchQrImage: () => Promise.reject(new ProviderRefusal('processing', 'The sandbox’s codes are texts.')),
      listBanks: async () => banksOf(marketMethods),
      listBillPayment: async () => shopsOf([sandboxShop]),
    },
  };
}
