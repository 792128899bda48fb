import type { TextKey } from '../i18n/text-keys.ts';
import type { TextValues } from '../i18n/translate.ts';
import type { GatewayError } from './gateway-error.ts';
import { isSessionInvalid } from './read-envelope.ts';

/** What to tell the customer of a failed call, for any `t`: what happened and what to do. */
export const textOfGatewayError = (error: GatewayError): { readonly key: TextKey<'errors'>; readonly values: TextValues } => {
  const tell = (key: TextKey<'errors'>) => ({ key, values: {} });
  if (isSessionInvalid(error)) return tell('errors.gateway.sessionInvalid');
  if (error.code === 429) return tell('errors.gateway.tooMany');
  switch (error.kind) {
    case 'network':
      return tell('errors.gateway.network');
    case 'timeout':
      return tell('errors.gateway.timeout');
    case 'aborted':
      return tell('errors.gateway.aborted');
    case 'http':
      return tell(error.code === 404 ? 'errors.gateway.notFound' : 'errors.serverError');
    case 'business':
      return error.description === ''
        ? tell('errors.serverError')
        : { key: 'errors.gateway.answered', values: { description: error.description } };
  }
};
