import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations that axe finds, in short form for a report. */
export const findViolations = async (page: Page, include?: string): Promise<readonly string[]> => {
  const builder = new AxeBuilder({ page });
  const { violations } = await (include ? builder.include(include) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
};
