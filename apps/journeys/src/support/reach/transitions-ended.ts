import type { Page } from '@playwright/test';

/** Half-way through a transition the contrast is neither that of before nor that of after. */
export const transitionsEnded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
