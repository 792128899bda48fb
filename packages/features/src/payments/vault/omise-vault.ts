import { CardRefused, type CardVault, CardVaultDown } from '@songwai/core/payments/card';
import { loadScript } from '../../shared/foreign/load-script.ts';

/** What the provider's script answers: a token, or why there is none. */
interface OmiseAnswer {
  readonly object: string;
  readonly id?: string;
  readonly code?: string;
}

interface OmiseCard {
  readonly name: string;
  readonly number: string;
  readonly expiration_month: number;
  readonly expiration_year: number;
  readonly security_code: string;
}

/** The part of Omise.js that is used here. */
export interface OmiseScript {
  setPublicKey(key: string): void;
  createToken(kind: 'card', card: OmiseCard, onAnswer: (status: number, answer: OmiseAnswer) => void): void;
}

export type OmiseWindow = Window & { readonly Omise?: OmiseScript };

const source = 'https://cdn.omise.co/omise.js';

/** @throws CardVaultDown */
const loadOmise = async (page: OmiseWindow): Promise<OmiseScript> => {
  if (page.Omise === undefined) {
    await loadScript(page, { src: source, failure: 'Omise.js could not be loaded.' }).catch((cause: unknown) => {
      throw new CardVaultDown('Omise.js could not be loaded.', { cause });
    });
  }
  const { Omise: script } = page;
  if (script === undefined) throw new CardVaultDown('Omise.js did not start.');
  return script;
};

/** What the vault says of the card itself; everything else is no fault of the card. */
const isOfCard = ({ code = '' }: OmiseAnswer): boolean => /card|invalid/.test(code);

/**
 * Omise's vault, to which the browser sends the card with a public key. Its script is loaded for the first card that is sent, so
 * that a visitor who pays otherwise is not known to the provider.
 */
export const omiseVault = (page: OmiseWindow, publicKey: string): CardVault => ({
  createToken: async ({ number, holderName, expiryMonth, expiryYear, cvv }) => {
    const script = await loadOmise(page);
    script.setPublicKey(publicKey);
    const card = {
      name: holderName,
      number,
      expiration_month: expiryMonth,
      expiration_year: expiryYear,
      security_code: cvv,
    };
    return new Promise((resolve, reject) => {
      script.createToken('card', card, (status, answer) => {
        if (status === 200 && answer.object === 'token' && answer.id !== undefined) return resolve(answer.id);
        const reason = answer.code ?? `status ${status}`;
        return reject(isOfCard(answer) ? new CardRefused(reason) : new CardVaultDown(reason));
      });
    });
  },
});
