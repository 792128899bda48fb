import { createStreamingTransport } from '../src/gateway/create-streaming-transport.ts';
import type { TransportOptions } from '../src/gateway/transport-options.ts';
import type { StreamingTransport } from '../src/gateway/transport-types.ts';
import { createHastyTimer } from './timers.ts';

/** The real client with test defaults that a test can override. */
export const createTestTransport = (options: Partial<TransportOptions> & Pick<TransportOptions, 'baseUrl'>): StreamingTransport =>
  createStreamingTransport({
    channel: 'web',
    language: () => 'th',
    device: { name: 'test', version: '1' },
    landingUrl: 'http://localhost/',
    sessionToken: () => null,
    userName: () => null,
    onSessionInvalid: () => undefined,
    startTimer: createHastyTimer().startTimer,
    random: () => 0.5,
    ...options,
  });
