import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../src/support/browser-launch.ts';

/** Needs no product: it bundles its two pages itself. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.grid.ts',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 600_000,
  outputDir: '../../../../test-results/grid',
  reporter: [['line']],
  use: { locale: 'th-TH', timezoneId: 'Asia/Bangkok', launchOptions: browserLaunch },
});
