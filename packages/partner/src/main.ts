import { runKit } from './run-kit.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await runKit(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
  folder: process.cwd(),
  clock: () => new Date(),
  signal: stop.signal,
});
