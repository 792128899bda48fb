import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeGatewayProcess } from '../crash/gateway-process.ts';
import { explainListenError } from '../src/starting/require-free-port.ts';
import { explainWriteError } from '../src/starting/require-writable.ts';
import { findFreePort } from './harness/find-free-port.ts';

let folder: string;
let other: Server;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-start-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterEach(async () => {
  other.close();
  await rm(folder, { recursive: true });
});

/** Starts a gateway that is expected to fail at start. */
const start = async (place: { port: number; dataDir: string }) => {
  const gateway = makeGatewayProcess({ ...place, logFile: path.join(folder, 'gateway.log') });
  await gateway.spawn();
  const exitCode = await gateway.stop([]);
  return { exitCode, said: await readFile(gateway.logFile, 'utf8') };
};

describe('a gateway that cannot start', () => {
  it('says in one line that its port is in use and what to do, and has touched nothing', async () => {
    const { port } = other.address() as AddressInfo;
    const dataDir = path.join(folder, 'data');
    expect(await start({ port, dataDir })).toEqual({
      exitCode: 78,
      said: `Port ${port} on 127.0.0.1 is in use: another program listens there, perhaps another Songwai. Stop it, or set PORT to a free one.\n`,
    });
    expect(await readdir(folder)).toEqual(['gateway.log']);
  });

  it('says in one line that its folder cannot be written and what to do', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const dataDir = path.join(folder, 'file', 'data');
    expect(await start({ port: await findFreePort(), dataDir })).toEqual({
      exitCode: 78,
      said: `The folder ${dataDir} (DATA_DIR) cannot be made: part of its path is a file. Set DATA_DIR to another folder.\n`,
    });
  });
});

it.each([
  ['EROFS', /mounted read-only\. Mount it so that it can be written, or set DATA_DIR/],
  ['EACCES', /may not be written\. Give the gateway's user the right/],
  ['ENOSPC', /is full\. Make room there/],
])('a folder that refuses with %s is explained', (code, expected) => {
  expect(explainWriteError(Object.assign(new Error('as the system says'), { code }), '/data')).toMatchObject({
    message: expect.stringMatching(expected),
  });
});

it.each([
  ['EACCES', /Port 80 on 127\.0\.0\.1 may not be opened by this user\. Set PORT to one from 1024 on/],
  ['EADDRNOTAVAIL', /127\.0\.0\.1 is no address of this machine\. Set HOST/],
])('a port that refuses with %s is explained', (code, expected) => {
  const error = Object.assign(new Error('as the system says'), { code });
  expect(explainListenError(error, { host: '127.0.0.1', port: 80 })).toMatchObject({ message: expect.stringMatching(expected) });
});
