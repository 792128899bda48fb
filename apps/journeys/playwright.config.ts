import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/support/browser-launch.ts';
import { portalOrigin } from './src/support/product.ts';
import { productServer } from './src/support/product-server.ts';

// Each worker loads this file again, so the first process creates the folder and passes it on.
process.env['JOURNEYS_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'songwai-journeys-'));

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The machine may be busy: a journey should fail for a missing element, not for slowness.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json'], ['./reporting/slow-steps-reporter.ts']],
  use: {
    baseURL: portalOrigin,
    timezoneId: 'Asia/Bangkok',
    // The journeys of the app allow it: elsewhere it would answer in place of what a journey sets up.
    serviceWorkers: 'block',
    // A press that something covers fails where it stands, not with the journey's whole time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording takes a fifth of a run's time, and a failure has its picture and the page's content anyway.
    trace: process.env['JOURNEYS_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch,
  },
  projects: [
    // A tag restricts a journey to one project, if it makes sense only there or is divided between them.
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: productServer({
    DATA_DIR: process.env['JOURNEYS_DATA_DIR'],
    SIMULATION_SPEED: '120',
    // Who signs up says an address of its own, because the number of codes that one address may ask for in an hour is limited.
    TRUST_PROXY: 'loopback',
    // The demo customer books in many journeys at once.
    NEW_CUSTOMER_CASH_JOBS: '1000',
  }),
});
