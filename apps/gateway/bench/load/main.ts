import { compareBookings } from './bookings/compare-bookings.ts';
import { type ChildServer, startChild } from './child-server.ts';
import { compareLoads } from './compare-loads.ts';
import { loadedCalls } from './loaded-calls.ts';
import { bookingName, bookingTableOf, tableOf, writeTable } from './write-table.ts';

// `BENCH_ROUNDS=1` is a quick look, printed only; `BENCH_ONLY=visitor` at the calls with that in their names. `PROFILE_DIR` writes the gateway's CPU profile there.
const { BENCH_ROUNDS: asked, BENCH_ONLY: only = '', PROFILE_DIR: profileDir } = process.env;
const rounds = Number(asked ?? 5);
const calls = loadedCalls.filter(({ name }) => name.includes(only));

const gateway = await startChild('serve-gateway.ts', profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []);
const echo = await startChild('serve-echo.ts');
try {
  const signIn = await fetch(`${gateway.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'demo@songwai.test', password: 'demo1234' }),
  });
  const { skToken } = (await signIn.json()) as { readonly skToken: string };
  const target = (server: ChildServer) => ({ ...server, token: skToken });
  const tables = [tableOf(await compareLoads({ gateway: target(gateway), echo: target(echo) }, { calls, rounds }), rounds)];
  if (bookingName.includes(only)) tables.push(bookingTableOf(await compareBookings(gateway, rounds), rounds));
  const text = tables.join('\n\n');
  process.stdout.write(`${text}\n`);
  if (asked === undefined && only === '') writeTable(text);
} finally {
  await Promise.all([gateway.stop(), echo.stop()]);
}
