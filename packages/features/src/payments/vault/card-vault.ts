import type { Transport } from '@songwai/core/gateway/transport-types';
import { type CardVault, CardVaultDown } from '@songwai/core/payments/card';
import { sandboxVault } from '@songwai/core/payments/sandbox-vault';
import { type OmiseWindow, omiseVault } from './omise-vault.ts';

interface CardVaultOptions {
  readonly transport: Transport;
  /** Of the start-up data: `sandbox` where no provider is configured, empty where no cards are taken. */
  readonly readPublicKey: () => Promise<string>;
  readonly page: OmiseWindow;
}

/** The vault that the gateway's configuration names, chosen when the first card is sent. */
export const createCardVault = ({ transport, readPublicKey, page }: CardVaultOptions): CardVault => ({
  createToken: async (card) => {
    const publicKey = await readPublicKey();
    if (publicKey === '') throw new CardVaultDown('No card provider is configured.');
    const vault = publicKey === 'sandbox' ? sandboxVault(transport) : omiseVault(page, publicKey);
    return vault.createToken(card);
  },
});
