import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Translate } from '@songwai/core/i18n/translate';

/** The text of an error: the gateway's own if it has one, else by the kind of failure. */
export const signInProblem = (t: Translate, error: GatewayError): string => {
  if (error.kind === 'network' || error.kind === 'timeout') return t('account.gatewayDown');
  return error.description || t('account.signInFailed');
};
