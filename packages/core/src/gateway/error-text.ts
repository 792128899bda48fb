import type { TextKey } from '../i18n/text-keys.ts';
import type { TextValues } from '../i18n/translate.ts';
import type { GatewayError } from './gateway-error.ts';
import { isSessionInvalid } from './read-envelope.ts';

/** The text for a failed call, for any `t`: what happened and what to do. */
export const textOfGatewayError = (error: GatewayError): { readonly key: TextKey<'errors'>; readonly values: TextValues } => {
  const textOf = (key: TextKey<'errors'>) => ({ key, values: {} });
  if (isSessionInvalid(error)) return textOf('errors.gateway.sessionInvalid');
  if (error.code === 429) return textOf('errors.gateway.tooMany');
  switch (error.kind) {
    case 'network':
      return textOf('errors.gateway.network');
    case 'timeout':
      return textOf('errors.gateway.timeout');
    case 'aborted':
      return textOf('errors.gateway.aborted');
    case 'http':
      return textOf(error.code === 404 ? 'errors.gateway.notFound' : 'errors.serverError');
    case 'business':
      return error.description === ''
        ? textOf('errors.serverError')
        : { key: 'errors.gateway.answered', values: { description: error.description } };
  }
};
