import path from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { makeCluster, readPassword } from './cluster.ts';
import { databaseAddress } from './database-address.ts';
import { choosePlace } from './place.ts';
import { stopServer } from './postmaster.ts';
import { startOwnServer, superviseServer } from './supervise-server.ts';

/** How to run the gateway's own PostgreSQL. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** False for tests only: a power cut may then lose everything. */
  readonly isDurable?: boolean;
  /** Where root puts what its server could not reach otherwise. */
  readonly storeDir?: string;
  readonly binaries?: Binaries;
}

/** A running server that is this process's alone. */
export interface EmbeddedServer {
  readonly connectionString: string;
  close(): Promise<void>;
}

/**
 * Makes, starts or finds the PostgreSQL of `dataDir` and takes it for this process. It outlives a killed gateway, and the
 * next one goes on with it; should it be killed itself, it is started again on the same port, as often as it takes.
 *
 * @throws DataDirInUseError when another gateway works on `dataDir`.
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
      // Without the lock the server may be another gateway's by now.
      if (running === undefined) return;
      // Held to the end, so that nobody takes a server which is about to stop.
      await stopServer(place);
      await running.client.end();
    },
  };
}
