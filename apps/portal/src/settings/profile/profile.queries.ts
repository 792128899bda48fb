import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchSignInEmail } from '@songwai/core/profile/email-calls';
import { queryOptions } from '@tanstack/react-query';

/** The address that signs in, and the one that awaits its code. */
export const signInEmailQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['sign-in-email'], queryFn: () => fetchSignInEmail(transport) });
