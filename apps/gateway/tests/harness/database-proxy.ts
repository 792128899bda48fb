import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { DatabaseLog } from '../../src/database/database-log.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createTestDatabase } from './create-test-database.ts';
import { silentLog } from './silent-log.ts';

/** A proxy in front of a database, whose connections a test can cut. */
export interface DatabaseProxy {
  /** Closes every connection, and refuses new ones until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** From now on clients' data do not reach the server, while the server's data still reach the clients. */
  muteClients(): void;
  /** Forwards the next data with this text and cuts the connection at the reply, so the client never learns the outcome. */
  loseAnswerTo(statement: string): void;
  /** Cuts the connection at the data with this text, after `skip` others with it: before they reach the server, or at the reply. */
  cutAt(statement: string, cut: { readonly when: 'before' | 'after'; readonly skip: number }): void;
  /** Cuts nothing any more. @returns whether a cut was still to come. */
  disarm(): boolean;
}

/** A new database (see `createTestDatabase`) that is reached through a proxy. */
export async function createProxiedDatabase(log: DatabaseLog = silentLog) {
  const direct = await createTestDatabase();
  const target = new URL(direct.connectionString);
  const sockets = new Set<Socket>();
  let doomed: { readonly statement: string; readonly when: 'before' | 'after'; skip: number } | undefined;
  let areClientsMute = false;

  const join = (client: Socket) => {
    const server = connect(Number(target.port), target.hostname);
    const cutBoth = () => {
      for (const socket of [client, server]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    let isDoomed = false;
    client.on('data', (chunk) => {
      if (doomed !== undefined && chunk.includes(doomed.statement) && doomed.skip-- === 0) {
        const { when } = doomed;
        doomed = undefined;
        if (when === 'before') return cutBoth();
        isDoomed = true;
      }
      if (!areClientsMute) server.write(chunk);
    });
    client.on('end', () => {
      if (!areClientsMute) client.end();
    });
    server.on('data', (chunk) => (isDoomed ? cutBoth() : client.write(chunk)));
    for (const socket of [client, server]) {
      sockets.add(socket);
      // `close` follows every `error`, whatever its cause.
      socket.on('error', cutBoth).on('close', cutBoth);
    }
  };
  const listener = createServer({ allowHalfOpen: true }, join).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const address = new URL(direct.connectionString);
  address.host = `127.0.0.1:${port}`;

  const proxy: DatabaseProxy = {
    cut: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      listener.listen(port, '127.0.0.1');
      await once(listener, 'listening');
    },
    muteClients: () => {
      areClientsMute = true;
    },
    loseAnswerTo: (statement) => {
      doomed = { statement, when: 'after', skip: 0 };
    },
    cutAt: (statement, cut) => {
      doomed = { statement, ...cut };
    },
    disarm: () => {
      const isArmed = doomed !== undefined;
      doomed = undefined;
      return isArmed;
    },
  };
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '', log });
  const close = async () => {
    await database.close();
    listener.close();
    await direct.close();
  };
  /** `direct` bypasses the proxy. */
  return { database: { ...database, close }, direct, proxy };
}
