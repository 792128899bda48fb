import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/support/browser-launch.ts';
import { portalOrigin, ports } from './src/support/product.ts';

// Playwright loads this file once more in each worker: the folder is made by the first and handed on.
process.env['JOURNEYS_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'songwai-journeys-'));

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // On a machine that does other work too: a journey fails when the thing does not come, not when it comes late.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    baseURL: portalOrigin,
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
  projects: [
    // A journey that only makes sense on one of them, or is divided between them, carries its name as a tag.
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node ../../.tools/start.mjs',
    // The gateway is the slower of the two to come up.
    url: `${portalOrigin}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(ports.portal),
      PARTNER_PORT: String(ports.partner),
      PUBLIC_URL: portalOrigin,
      DATA_DIR: process.env['JOURNEYS_DATA_DIR'],
      SEED: 'demo',
      SIMULATION_SPEED: '120',
      // The demo's customer books in many journeys at once.
      NEW_CUSTOMER_CASH_JOBS: '1000',
      LOG_LEVEL: 'warn',
    },
  },
});
