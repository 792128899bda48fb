import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { runWorkers } from '../src/platform/workers/run-workers.ts';

/** The calls that a worker gets while a server starts and closes. */
async function runsOf(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const app = fastify();
  const seen: string[] = [];
  runWorkers({ app, config: readConfig(env) }, [
    {
      start: () => void seen.push('started'),
      stop: async () => void seen.push('stopped'),
    },
  ]);
  await app.ready();
  expect(seen).toEqual([]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  return seen;
}

describe('what a gateway does beside the calls', () => {
  it('is done as long as it runs', async () => {
    expect(await runsOf({})).toEqual(['started', 'stopped']);
  });

  it('is left to another gateway where BACKGROUND_WORK is off', async () => {
    expect(await runsOf({ BACKGROUND_WORK: 'off' })).toEqual([]);
  });
});
