import { call } from '../gateway/call.ts';
import type { RequestOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { cardNumber } from '../validation/cards/card-number.ts';
import { CardRefused, type CardVault } from './card.ts';
import type { sandboxToken as SandboxToken } from './contract.ts';
import * as routes from './routes.generated.ts';

type Behaviour = RequestOf<typeof SandboxToken>['behaviour'];

/** The provider's published test cards by their last six digits; all others are confirmed with the bank and succeed. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  '140011': 'insufficientFunds',
  '130012': 'lostOrStolen',
  '120013': 'processing',
  '110014': 'declined',
  '160001': 'wrongCode',
  '190016': 'fraud',
  '180017': 'declined',
  '150002': 'refusedAtOnce',
  '300000': 'succeeds',
};

/**
 * The vault where no card provider is configured. The number and the security code stay in the browser: only what our own page
 * shows of a card is sent, and how the provider says that this test card behaves.
 */
export const sandboxVault = (transport: Transport): CardVault => ({
  createToken: async (card) => {
    const number = cardNumber(card.number);
    if (!number.ok) throw new CardRefused(number.error.code);
    const { digits, brand } = number.value;
    const reply = await call(transport, routes.sandboxToken, {
      brand,
      lastDigits: digits.slice(-4),
      holderName: card.holderName,
      mmExp: card.expiryMonth,
      yyyyExp: card.expiryYear,
      behaviour: behaviours[digits.slice(-6)] ?? 'needsConfirmation',
    });
    return reply.cardTokenId ?? '';
  },
});
