import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import { sessionKey } from '@songwai/core/sessions/session-storage';
import { createFixtureGateway, refusal } from '@songwai/features/tests/fixture-gateway';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { startupWire } from '../../tests/startup-wire.ts';
import { storyUser } from '../../tests/story-user.ts';
import { startupQuery } from './startup.queries.ts';

/** Starts as a page does, over what this device stores. @returns the paths that were called, in their order. */
const start = async ({ isKnown, userInfo }: { readonly isKnown: boolean; readonly userInfo?: () => Promise<unknown> }) => {
  const gateway = createFixtureGateway({
    '/userInfo':
      userInfo ??
      (() => {
        throw refusal(503);
      }),
    '/init_data_v3': () => startupWire({}),
  });
  const { transport } = gateway;
  const storage = createMemoryStorage();
  const user = { ...storyUser, sessionToken: 'token-1' };
  if (isKnown) await storage.set(sessionKey, JSON.stringify({ version: 1, user }));
  const session = createSessionFlow({ getTransport: () => transport, storage });
  const portal = { transport: { ...transport, fetchFile: () => Promise.reject(new Error('no files')) }, session };
  await Promise.all([session.restore(), new QueryClient().fetchQuery(startupQuery(portal))]);
  return gateway.calls.map(({ path }) => path);
};

describe('a start', () => {
  it('asks who a known user is first, then for the start-up data', async () => {
    let settle = () => {};
    const asked = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const starting = start({
      isKnown: true,
      userInfo: async () => {
        await asked;
        return { responseCode: 200, responseDesc: '' };
      },
    });
    settle();
    expect(await starting).toEqual(['/userInfo', '/init_data_v3']);
  });

  it('goes on where the user cannot be asked for', async () => {
    expect(await start({ isKnown: true })).toEqual(['/userInfo', '/init_data_v3']);
  });

  it('asks a visitor for nothing but the start-up data', async () => {
    expect(await start({ isKnown: false })).toEqual(['/init_data_v3']);
  });
});
