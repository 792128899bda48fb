import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../src/support/browser-launch.ts';
import { productServer } from '../src/support/product-server.ts';

process.env['README_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'songwai-readme-'));

/** Starts the product, books in it, and writes the pictures of the README into docs/pictures. */
export default defineConfig({
  testDir: '.',
  testMatch: 'readme.picture.ts',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../../../test-results/readme',
  reporter: [['list']],
  use: {
    timezoneId: 'Asia/Bangkok',
    locale: 'en-GB',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browserLaunch,
      args: [...browserLaunch.args, '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'],
    },
  },
  webServer: productServer({ DATA_DIR: process.env['README_DATA_DIR'], SIMULATION_SPEED: '20' }),
});
