import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { ErrorDetail } from '../widget-events.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Details of an error event: the gateway did not answer, or a part of the widget could not be loaded. */
export const errorDetailOf = (error: unknown): ErrorDetail => ({
  code: error instanceof GatewayError ? 'gateway' : 'load',
  message: messageOf(error),
});
