import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { CannotStartError } from '../cannot-start-error.ts';
import { openDatabase } from './open-database.ts';

/** A message of the server: its letter, its length, its content. */
function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const number = (value: number, bytes: 2 | 4): Buffer => {
  const content = Buffer.alloc(bytes);
  content.writeIntBE(value, 0, bytes);
  return content;
};
const readyForQuery = message('Z', Buffer.from('I'));
const nobodysProcess = 4_242;

/** One row with one number, as the server writes it. */
const rowOf = (value: number): Buffer => {
  const written = Buffer.from(String(value));
  const column = [text('pid'), number(0, 4), number(0, 2), number(23, 4), number(4, 2), number(-1, 4), number(0, 2)];
  return Buffer.concat([
    message('T', Buffer.concat([number(1, 2), ...column])),
    message('D', Buffer.concat([number(1, 2), number(written.length, 4), written])),
    message('C', text('SELECT 1')),
    readyForQuery,
  ]);
};

/** Speaks as PgBouncer does: it names a process of its own, and asks one session of the server for all clients, or one for each. */
function startPooler(lendsSessions: 'by transaction' | 'by client', sessions: pg.Client[]): Server {
  const sessionFor = async (): Promise<pg.Client> => {
    const known = lendsSessions === 'by transaction' ? sessions[0] : undefined;
    if (known !== undefined) return known;
    const session = new pg.Client({ connectionString: inject('testServer').adminUrl });
    sessions.push(session);
    await session.connect();
    return session;
  };
  return createServer((client) => {
    const session = sessionFor();
    client.on('error', () => undefined);
    client.once('data', () => {
      const process = message('K', Buffer.concat([number(nobodysProcess, 4), number(1, 4)]));
      client.write(Buffer.concat([message('R', number(0, 4)), process, readyForQuery]));
      client.on('data', (chunk: Buffer) => {
        if (chunk.toString('latin1', 0, 1) === 'X') return client.end();
        void session
          .then((server) => server.query<{ pid: number }>('select pg_backend_pid() as pid'))
          .then(({ rows }) => client.write(rowOf(rows[0]?.pid ?? 0)));
      });
    });
  });
}

let sessions: pg.Client[];
let pooler: Server | undefined;
beforeEach(() => {
  sessions = [];
});
afterEach(async () => {
  pooler?.close();
  await Promise.all(sessions.map((session) => session.end()));
});

async function open(lendsSessions: Parameters<typeof startPooler>[0]) {
  pooler = startPooler(lendsSessions, sessions).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const { port } = pooler.address() as AddressInfo;
  return openDatabase({ databaseUrl: `postgres://songwai@127.0.0.1:${port}/songwai`, dataDir: '', log: silentLog });
}

it('a pooler that lends one session to several connections is refused at the start, with what to do', async () => {
  const refusal = open('by transaction');
  await expect(refusal).rejects.toThrow(CannotStartError);
  await expect(refusal).rejects.toThrow(/DATABASE_URL is behind a pooler .*pool_mode = transaction.* "pool_mode = session"/);
});

it('a pooler with a session for each connection is not', async () => {
  const database = await open('by client');
  await database.close();
});

it('a pooler that does not know our settings is named as what it is', async () => {
  pooler = createServer((client) => {
    client.on('error', () => undefined);
    const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
    client.once('data', () => client.end(message('E', fields)));
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const { port } = pooler.address() as AddressInfo;
  const refusal = openDatabase({ databaseUrl: `postgres://songwai@127.0.0.1:${port}/songwai`, dataDir: '', log: silentLog });
  await expect(refusal).rejects.toThrow(CannotStartError);
  await expect(refusal).rejects.toThrow(
    /behind a pooler: unsupported startup parameter: statement_timeout.*ignore_startup_parameters/,
  );
});
