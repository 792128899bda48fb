import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Translate } from '@songwai/core/i18n/translate';

/** What the customer reads: the gateway's own words where it has some, else what happened on the way to it. */
export const signInProblem = (t: Translate, error: GatewayError): string => {
  if (error.kind === 'network' || error.kind === 'timeout') return t('account.gatewayDown');
  return error.description || t('account.signInFailed');
};
