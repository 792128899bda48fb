import { createTransport } from '@songwai/core/gateway/create-transport';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Gateway } from '../builders/gateway.ts';

/** The real client of a signed-in user, on a gateway that listens. */
export async function connectClient({ app }: Pick<Gateway, 'app'>, readToken: () => string): Promise<Transport> {
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  return createTransport({
    baseUrl,
    sessionToken: readToken,
    onSessionInvalid: () => undefined,
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/',
    userName: () => null,
  });
}
