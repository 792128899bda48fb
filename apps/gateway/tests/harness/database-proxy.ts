import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { DatabaseLog } from '../../src/database/database-log.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createTestDatabase } from './create-test-database.ts';
import { silentLog } from './silent-log.ts';

/** A way to a database that a test can cut. */
export interface DatabaseProxy {
  /** Cuts every connection, and refuses new ones until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** From now on the server hears nothing from its clients, while they hear everything from it. */
  muteClients(): void;
  /** Passes the next statement with this text on, and cuts its connection when the server has answered: the client never learns the outcome. */
  loseAnswerTo(statement: string): void;
}

/** A database of the test's own (see `createTestDatabase`) that is reached through a proxy. */
export async function createProxiedDatabase(log: DatabaseLog = silentLog) {
  const direct = await createTestDatabase();
  const target = new URL(direct.connectionString);
  const sockets = new Set<Socket>();
  let doomed: string | undefined;
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
      if (doomed !== undefined && chunk.includes(doomed)) {
        isDoomed = true;
        doomed = undefined;
      }
      if (!areClientsMute) server.write(chunk);
    });
    client.on('end', () => {
      if (!areClientsMute) client.end();
    });
    server.on('data', (chunk) => (isDoomed ? cutBoth() : client.write(chunk)));
    for (const socket of [client, server]) {
      sockets.add(socket);
      // `close` follows, whatever the reason was.
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
      doomed = statement;
    },
  };
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '', log });
  const close = async () => {
    await database.close();
    listener.close();
    await direct.close();
  };
  /** `direct` goes past the proxy. */
  return { database: { ...database, close }, direct, proxy };
}
