import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../src/support/browser-launch.ts';

const desktop = { width: 1440, height: 900 };

export default defineConfig<{ theme: string }>({
  testDir: '.',
  testMatch: 'pictures.picture.ts',
  snapshotPathTemplate: '{testDir}/accepted/{arg}-{projectName}{ext}',
  // A missing picture is a failure; only `npm run pictures:accept` accepts new ones.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The machine may be busy: a picture should fail for a difference, not for slowness.
  timeout: 120_000,
  expect: {
    timeout: 60_000,
    // Tolerates browsers' different anti-aliasing, but not a control that moved, grew or changed its colour.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.25, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  outputDir: '../../../test-results/pictures',
  reporter: [['list'], ['json']],
  use: {
    timezoneId: 'Asia/Bangkok',
    locale: 'th-TH',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browserLaunch,
      args: [...browserLaunch.args, '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: desktop } },
    { name: 'desktop-dark', use: { viewport: desktop, theme: 'dark', colorScheme: 'dark' } },
    // Every story, not only the pictured ones.
    { name: 'axe', testMatch: 'axe.picture.ts', use: { viewport: desktop } },
    // The user's system chooses the colours, so there is no picture to compare; the tests check what must hold with any colours.
    {
      name: 'high-contrast',
      testMatch: 'high-contrast.picture.ts',
      use: { viewport: desktop, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } },
    },
  ],
});
