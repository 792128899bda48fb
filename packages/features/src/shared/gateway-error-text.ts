import { textOfGatewayError } from '@songwai/core/gateway/error-text';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Translate } from '@songwai/core/i18n/translate';

/** What happened and what to do, in the reader's words; the gateway's own sentence where it gave one. */
export function gatewayErrorText(error: GatewayError, t: Translate): string {
  const { key, values } = textOfGatewayError(error);
  return t(key, values);
}
