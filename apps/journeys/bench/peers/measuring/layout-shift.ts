import { type Browser, expect } from '@playwright/test';
import type { Subject } from '../subjects/subject.ts';
import { withBlankPage } from './blank-page.ts';
import { tasksUntilQuiet, watchTasks } from './quiet.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Shift of the page's layout (CLS) while the widget comes, with the script in the page's head from the start, as a partner writes it. */
export async function layoutShift(browser: Browser, subject: Subject, width: number): Promise<number> {
  const styles = subject.styles ? `<link rel="stylesheet" href="${subject.styles}">` : '';
  const reserve = subject.reserve ? `<style>${subject.reserve}</style>` : '';
  const head = `${styles}${reserve}<script type="module" src="${subject.script}"></script>`;
  const watch = () => {
    const shifts: number[] = [];
    Object.assign(globalThis, { benchShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  };
  return withBlankPage(browser, { width, head, content: await subject.markup() }, async ({ page }) => {
    await page.evaluate(watch);
    await watchTasks(page);
    for (const path of subject.usable.seen ?? []) await expect(page.locator(path.join(' ')).first()).toBeAttached();
    await tasksUntilQuiet(page);
    return page.evaluate(() => (Reflect.get(globalThis, 'benchShifts') as number[]).reduce((sum, shift) => sum + shift, 0));
  });
}
