import { readConfig } from './config.ts';
import { buildPartnerSite } from './server.ts';

const config = readConfig(process.env);
const app = buildPartnerSite(
  config,
  () => new Date(),
  ({ type, data }) => process.stdout.write(`Partner's site  heard ${type} ${String(data['jobId'] ?? data['reference'] ?? '')}\n`),
);
await app.listen({ port: config.port, host: config.host });
process.stdout.write(`Partner's site  http://localhost:${config.port}/\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
