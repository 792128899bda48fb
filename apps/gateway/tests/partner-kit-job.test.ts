import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findFreePort } from './harness/find-free-port.ts';
import { openTerminal } from './partner-kit/terminal.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
/** Starts a database of its own. */
const patienceMs = 240_000;

it('a gateway with a test partner runs a whole job with its webhooks, and leaves nothing behind', {
  timeout: patienceMs,
}, async () => {
  const inClone = await openTerminal({ folder: workspace });
  const own = await openTerminal();
  const file = path.join(own.folder, '.songwai.env');
  const [port, pagePort, hookPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const gateway = inClone.start(
    ...['gateway', '--port', String(port), '--page-port', String(pagePort), '--speed', '400'],
    ...['--webhook-url', `http://localhost:${hookPort}/songwai-events`, '--settings', file],
  );
  try {
    await expect.poll(gateway.said, { timeout: patienceMs }).toContain('Ctrl-C');
    const settings = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const secret = /SONGWAI_SECRET=(\w+)/.exec(settings)?.[1] ?? 'none';
    expect(gateway.said()).not.toContain(secret);

    const { code, out, err } = await own.run('job', '--name', 'Malee Chan');
    expect(err).toBe('');
    const steps = ['signed on', 'booked', 'matching', 'assigned', 'arrived', 'pickedUp', 'delivering', 'completed'];
    const shown = out.split('\n');
    expect(shown.flatMap((line) => /s {2}(signed on|\w+)/.exec(line)?.[1] ?? []).filter((word) => steps.includes(word))).toEqual(
      steps,
    );
    for (const type of ['job.booked', 'job.assigned', 'job.picked_up', 'job.completed'])
      expect(out).toContain(`webhook  ${type}`);
    expect(shown.at(-1)).toMatch(/delivered$/);
    expect(code).toBe(0);
  } finally {
    gateway.interrupt();
  }
  expect(await gateway.ended).toMatchObject({ code: 0, out: expect.stringContaining('its data are gone') });
  expect(existsSync(file)).toBe(false);
  await Promise.all([inClone.close(), own.close()]);
});

it('outside of a clone, the gateway says how to get one', async () => {
  const elsewhere = await openTerminal();
  const { code, err } = await elsewhere.run('gateway');
  await elsewhere.close();
  expect(code).toBe(1);
  expect(err).toMatch(/git clone.*npm start/s);
});

it('what is at its port already is not taken for the gateway', async () => {
  const other = createServer((_request, response) => response.end('ready')).listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const inClone = await openTerminal({ folder: workspace });
  const own = await openTerminal();
  const file = path.join(own.folder, '.songwai.env');
  const { code, err } = await inClone.run('gateway', '--port', String(port), '--settings', file);
  other.close();
  expect(code).toBe(1);
  expect(err).toContain(`http://localhost:${port}`);
  expect(err).toContain('another --port');
  expect(existsSync(file)).toBe(false);
  await Promise.all([inClone.close(), own.close()]);
});
