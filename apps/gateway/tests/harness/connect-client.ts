import { createTransport } from '@songwai/core/gateway/create-transport';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Gateway } from '../builders/gateway.ts';

/** Where the gateway listens; one with background work does from its start. */
async function listen({ app }: Pick<Gateway, 'app'>): Promise<string> {
  const [address] = app.addresses();
  return address === undefined || typeof address === 'string'
    ? app.listen({ port: 0, host: '127.0.0.1' })
    : `http://127.0.0.1:${address.port}`;
}

/** The real client on a gateway that listens; without a token, that of a visitor. */
export async function connectClient(gateway: Pick<Gateway, 'app'>, readToken: () => string | null): Promise<Transport> {
  const baseUrl = await listen(gateway);
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
