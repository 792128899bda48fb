import { createTransport, type TransportOptions } from '../src/gateway/create-transport.ts';
import type { Transport } from '../src/gateway/transport-types.ts';
import { createHastyTimer } from './timers.ts';

/** The real client with quiet defaults; a test overrides what it is about. */
export const createTestTransport = (options: Partial<TransportOptions> & Pick<TransportOptions, 'baseUrl'>): Transport =>
  createTransport({
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
