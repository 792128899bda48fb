import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Translate } from '@songwai/core/i18n/translate';

/** Why a rating was not sent: the gateway's own sentence where it gave one. Needs no texts beside those of the rating. */
export const ratingProblem = (error: unknown, t: Translate): string =>
  error instanceof GatewayError && error.kind === 'business' && error.description !== ''
    ? error.description
    : t('rating.sendFailed');
