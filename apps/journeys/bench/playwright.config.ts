import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../src/support/browser-launch.ts';
import { portalOrigin } from '../src/support/product.ts';
import { productServer } from '../src/support/product-server.ts';

// The worker loads this file again, so the first process creates the folder and passes it on.
process.env['BENCH_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'songwai-bench-'));
// The same for every gateway of a run: the partner's site signs for all of them.
process.env['PARTNER_DEMO_SECRET'] ??= randomBytes(32).toString('base64url');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  // One after the other, or they would measure each other.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Only a hang ends a benchmark; its speed is compared with a reference of the same run.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  outputDir: '../../../test-results/bench',
  reporter: [['line']],
  use: { baseURL: portalOrigin, locale: 'th-TH', timezoneId: 'Asia/Bangkok', launchOptions: browserLaunch },
  webServer: productServer({
    DATA_DIR: process.env['BENCH_DATA_DIR'],
    PARTNER_DEMO_SECRET: process.env['PARTNER_DEMO_SECRET'],
    SIMULATION_SPEED: '1',
    REQUESTS_PER_MINUTE: '1000000',
    // Each page says that it is another visitor, because the number of texts that one may paste in a minute is limited.
    TRUST_PROXY: 'loopback',
  }),
});
