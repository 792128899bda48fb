import { defineConfig } from '@playwright/test';
import bench from '../playwright.config.ts';

export default defineConfig({
  ...bench,
  testDir: '.',
  testMatch: '**/*.lighthouse.ts',
  outputDir: '../../../../test-results/lighthouse',
  // The test command reads a report; whoever runs this alone reads the table.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['line']] : [['line'], ['json']],
});
