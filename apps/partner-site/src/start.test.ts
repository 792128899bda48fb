import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts a site that cannot start. */
const start = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--conditions=songwai-source', main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { exitCode, said };
};

it('a port in use ends the start with one line that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await start({ PARTNER_DEMO_SECRET: 'x', PARTNER_PORT: String(port), HOST: '127.0.0.1' })).toEqual({
    exitCode: 78,
    said: `Port ${port} on 127.0.0.1 is in use: another program listens there, perhaps another Songwai. Stop it, or set PARTNER_PORT to a free one.\n`,
  });
  other.close();
});

it('a missing secret ends the start with one line that says what to do', async () => {
  const { exitCode, said } = await start({ PARTNER_DEMO_SECRET: '' });
  expect(exitCode).toBe(78);
  expect(said).toMatch(/^PARTNER_DEMO_SECRET is not set: [^\n]+\n$/);
});
