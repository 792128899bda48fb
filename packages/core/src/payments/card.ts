import type { CardBrand } from '../validation/cards/card-number.ts';

/** A saved card. The provider stores the card; we know what its owner needs to recognise it. */
export interface Card {
  readonly cardId: string;
  readonly brand: CardBrand | 'other';
  readonly lastDigits: string;
  readonly holderName: string;
  /** 1-12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly isDefault: boolean;
}

/** What a customer types to pay by card. It goes to the provider's vault and nowhere else. */
export interface TypedCard {
  readonly number: string;
  readonly holderName: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvv: string;
}

/**
 * Turns a card into a token that can be used once.
 *
 * @throws {CardRefused} the vault does not take this card.
 * @throws {CardVaultDown} the vault cannot be reached.
 * @throws GatewayError where our own gateway is the vault.
 */
export interface CardVault {
  readonly createToken: (card: TypedCard) => Promise<string>;
}

/** The vault does not take a card. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** The vault cannot be reached: its script was blocked, or it does not answer. */
export class CardVaultDown extends Error {
  override readonly name = 'CardVaultDown';
}
