import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { transitionsEnded } from './transitions-ended.ts';

/** Violations that axe finds, in short form for a report. */
export const findViolations = async (page: Page, include?: string): Promise<readonly string[]> => {
  await transitionsEnded(page);
  // For style sheets axe would write inline styles, which the pages' policies refuse; only an experimental rule, which is off, reads them.
  const builder = new AxeBuilder({ page }).options({ preload: { assets: ['media'] } });
  const { violations } = await (include ? builder.include(include) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
};
