import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { drainRefusedBodies } from './drain-body.ts';

describe('the rest of a refused body', () => {
  it('is waited for no longer once it has come', async () => {
    const waits = new Set<() => void>();
    const app = Fastify({ bodyLimit: 10 });
    drainRefusedBodies(app, (run) => {
      waits.add(run);
      return () => waits.delete(run);
    });
    app.post('/', async () => 'taken');

    const answer = await app.inject({ method: 'POST', url: '/', payload: { text: 'x'.repeat(20) } });
    expect(answer.statusCode).toBe(413);
    await expect.poll(() => waits.size).toBe(0);
    await app.close();
  });
});
