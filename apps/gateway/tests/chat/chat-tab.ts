import { startTimer } from '@songwai/core/basics/start-timer';
import type { ExpiringStorage } from '@songwai/core/basics/storage/private-storage';
import { createChatFlow } from '@songwai/core/chat/flow/chat-flow';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import type { ChatSignal } from '@songwai/core/chat/stream-calls';
import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import type { Clock } from '../../src/platform/deps.ts';
import type { Caller } from '../builders/sessions.ts';

/** What stands between a tab and its gateway. */
export interface Network {
  /** Cuts every open connection, and lets no new one through until `mend`. */
  cut(): void;
  mend(): void;
  /** The next call arrives, but its answer does not. */
  loseNextAnswer(): void;
  /** The next call waits on its way, until it is given up. */
  stallNextCall(): void;
  readonly fetch: typeof fetch;
}

const lost = () => new TypeError('the network is gone');

export function createNetwork(): Network {
  let dropping = new AbortController();
  let isUp = true;
  let losesNext = false;
  let stallsNext = false;
  return {
    cut: () => {
      isUp = false;
      dropping.abort(lost());
    },
    mend: () => {
      isUp = true;
      dropping = new AbortController();
    },
    loseNextAnswer: () => {
      losesNext = true;
    },
    stallNextCall: () => {
      stallsNext = true;
    },
    fetch: async (input, init) => {
      if (!isUp) throw lost();
      const isCall = init?.method === 'POST';
      if (stallsNext && isCall) {
        stallsNext = false;
        await new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      }
      const loses = losesNext && isCall;
      if (loses) losesNext = false;
      const signals = [dropping.signal, ...(init?.signal ? [init.signal] : [])];
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      if (!loses) return response;
      await response.text();
      throw lost();
    },
  };
}

/** A storage that outlives the tab. */
export function createBrowserStorage(): ExpiringStorage {
  const stored = new Map<string, string>();
  return {
    get: async (key) => stored.get(key) ?? null,
    set: async (key, value) => void stored.set(key, value),
    remove: async (key) => void stored.delete(key),
  };
}

interface TabOptions {
  readonly baseUrl: string;
  readonly caller: Caller;
  readonly clock: Clock;
  readonly random: () => number;
  readonly network?: Network;
  readonly storage?: ExpiringStorage;
  readonly role?: 'customer' | 'admin';
  readonly onSignal?: (signal: ChatSignal) => void;
}

/** How much faster a test waits than a browser. */
const haste = 40;

/** The real client of one tab, on a real gateway. */
export function openTab({ baseUrl, caller, clock, random, ...options }: TabOptions): ChatFlow {
  const { network = createNetwork(), storage = createBrowserStorage(), role = 'customer', onSignal } = options;
  const transport = createStreamingTransport({
    baseUrl,
    sessionToken: () => caller.token,
    onSessionInvalid: () => undefined,
    channel: 'web',
    language: () => 'th',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/',
    userName: () => null,
    fetch: network.fetch,
    random,
  });
  return createChatFlow({
    transport,
    userName: caller.userId,
    role,
    owner: caller.userId,
    storage,
    ...(onSignal !== undefined && { onSignal }),
    random,
    now: () => clock.now(),
    startTimer: (callback, delayMs) => startTimer(callback, delayMs / haste),
  });
}
