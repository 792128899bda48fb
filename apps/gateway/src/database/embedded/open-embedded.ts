import path from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { makeCluster, readPassword } from './cluster.ts';
import { databaseAddress } from './database-address.ts';
import { choosePlace } from './place.ts';
import { stopServer } from './postmaster.ts';
import { startOwnServer, superviseServer } from './supervise-server.ts';

/** Options of the gateway's own PostgreSQL. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** False only for tests: a power failure may then lose all data. */
  readonly isDurable?: boolean;
  /** Where root places data and programs that the server's user could not access otherwise. */
  readonly storeDir?: string;
  readonly binaries?: Binaries;
}

/** A running server that this process has locked. */
export interface EmbeddedServer {
  readonly connectionString: string;
  close(): Promise<void>;
}

/**
 * Creates, starts or finds the PostgreSQL of `dataDir` and locks it for this process. It outlives a killed gateway, and the
 * next one uses it again; when the server itself is killed, it is restarted on the same port, as often as necessary.
 *
 * @throws DataDirInUseError when another gateway uses `dataDir`.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, isDurable = true } = options;
  const place = await choosePlace({
    dataDir: path.resolve(options.dataDir),
    storeDir: options.storeDir ?? '/var/lib/songwai',
    binaries: options.binaries ?? (await findBinaries()),
    log,
  });
  const password = await readPassword(place);
  await makeCluster(place, { password, isDurable });
  const first = await startOwnServer(place, { password, isDurable });
  const { port } = first;
  log.info({ dataDir: place.dataDir, port }, 'database server ready');
  const supervisor = superviseServer(first, {
    place,
    log,
    start: (signal) => startOwnServer(place, { password, isDurable, port, signal }),
  });
  return {
    connectionString: databaseAddress({ password, port }),
    close: async () => {
      const running = await supervisor.stop();
      // Without the lock another gateway may be using the server by now.
      if (running === undefined) return;
      // Held to the end, so that no other gateway uses a server which is about to stop.
      await stopServer(place);
      await running.client.end();
    },
  };
}
