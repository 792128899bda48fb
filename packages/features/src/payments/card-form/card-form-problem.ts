import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Translate } from '@songwai/core/i18n/translate';
import { CardRefused, CardVaultDown } from '@songwai/core/payments/card';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';

/** The issuer, or the provider for it, refuses the card. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CardRefused || (error instanceof GatewayError && error.code === 422);

/** What a vault or the gateway says of a card, or that they cannot be reached. */
export const isCardProblem = (error: unknown): boolean =>
  error instanceof CardVaultDown || error instanceof CardRefused || error instanceof GatewayError;

/** Why a card could not be added, and what to do (spec §8 "could not add card"). */
export function cardFormProblem(error: unknown, t: Translate): string {
  if (error instanceof CardVaultDown) return t('cards.vaultDown');
  return !isRefusal(error) && error instanceof GatewayError ? gatewayErrorText(error, t) : t('cards.notAdded');
}
