import { defineConfig } from '@playwright/test';
import bench from '../playwright.config.ts';

export default defineConfig({
  ...bench,
  testDir: '.',
  testMatch: '**/*.portal.ts',
  outputDir: '../../../../test-results/portal',
});
