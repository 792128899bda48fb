/**
 * A process that opens the embedded database as the gateway does, for tests that kill it:
 * `node gateway-stand-in.ts '{"dataDir": …, "storeDir"?: …, "binaries"?: …}'`.
 * It writes one line of JSON when it is ready or has failed, and closes on SIGTERM.
 */
import { openEmbedded } from '../../src/database/embedded/open-embedded.ts';

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

try {
  const server = await openEmbedded({ ...JSON.parse(process.argv[2] ?? '{}'), log });
  process.once('SIGTERM', () => {
    server.close().then(() => process.exit(0));
  });
  say({ connectionString: server.connectionString });
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
