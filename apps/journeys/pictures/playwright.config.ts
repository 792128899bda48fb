import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../src/support/browser-launch.ts';

const desktop = { width: 1440, height: 900 };

export default defineConfig<{ theme: string }>({
  testDir: '.',
  testMatch: 'pictures.picture.ts',
  snapshotPathTemplate: '{testDir}/accepted/{arg}-{projectName}{ext}',
  // A picture that is missing is a failure, and never accepted in passing: `npm run pictures:accept` does that.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // On a machine that does other work too: a picture fails when it differs, not when it comes late.
  timeout: 120_000,
  expect: {
    timeout: 60_000,
    // Browsers smooth edges differently; a control that moved, grew or changed its colour is more than that.
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
    // Nothing to compare: the colours are somebody's own. What has to hold with any of them is asked for.
    {
      name: 'high-contrast',
      testMatch: 'high-contrast.picture.ts',
      use: { viewport: desktop, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } },
    },
  ],
});
