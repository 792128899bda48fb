import { startChild } from '../load/child-server.ts';
import { writeTable } from '../load/write-table.ts';
import { measureChats } from './measure-chats.ts';
import { prepareChats } from './prepare-chats.ts';
import { tableOf } from './table-of.ts';

// `BENCH_ROUNDS=1` is a quick look, printed only.
const { BENCH_ROUNDS: asked } = process.env;
const streams = 2_000;
const place = {
  begin: '<!-- chats bench: begin. Written by `npm run bench:chats` in `apps/gateway`. -->',
  end: '<!-- chats bench: end -->',
};

const gateway = await startChild('serve-gateway.ts', ['--expose-gc'], { STREAMS_PER_ADDRESS: String(streams * 2) });
try {
  const customers = await prepareChats(gateway, streams);
  const table = tableOf(await measureChats(gateway, customers, asked === undefined ? 200 : 40));
  process.stdout.write(`${table}\n`);
  if (asked === undefined) writeTable(table, place);
} finally {
  await gateway.stop();
}
