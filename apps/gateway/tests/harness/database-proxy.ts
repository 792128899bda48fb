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
}

/** A new database (see `createTestDatabase`) that is reached through a proxy. */
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
      doomed = statement;
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
