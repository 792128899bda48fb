import { readConfig } from './config.ts';
import { cannotStartCode, listen } from './listen.ts';
import { buildPartnerSite } from './server.ts';
import { lineOf } from './webhook-route.ts';

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const app = buildPartnerSite(
    config,
    () => new Date(),
    (event) => process.stdout.write(`Partner's site  heard ${lineOf(event)}\n`),
  );
  await listen(app, config);
  process.stdout.write(`Partner's site  http://localhost:${config.port}/\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
};

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(cannotStartCode);
}
