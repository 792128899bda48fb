import { expect, it, vi } from 'vitest';
import { describeEmbedded } from '../../../tests/harness/embedded-cases.ts';
import { findBinaries, programPath } from './binaries.ts';
import { run } from './run.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

it('finds the programs that npm brought', async () => {
  expect((await run(programPath(await findBinaries(), 'postgres'), ['--version'])).output).toMatch(/^postgres \(PostgreSQL\) 18/);
});

describeEmbedded(process.getuid?.() === 0 ? 'root' : 'this user');
