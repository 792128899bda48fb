import { expect, it, vi } from 'vitest';
import { findBinaries, programPath } from '../../src/database/embedded/binaries.ts';
import { run } from '../../src/database/embedded/run.ts';
import { describeEmbedded } from '../harness/embedded-cases.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

it('finds the programs that npm brought', async () => {
  expect((await run(programPath(await findBinaries(), 'postgres'), ['--version'])).output).toMatch(/^postgres \(PostgreSQL\) 18/);
});

describeEmbedded(process.getuid?.() === 0 ? 'root' : 'this user');
