import { type Spread, spreadOf } from '../support/statistics.ts';
import { type Visit, type WholeCategory, wholeCategories } from './visit-page.ts';

/** A page, and what has to hold of it. */
export interface VisitedPage {
  readonly path: string;
  /** The categories that have to be at 100. */
  readonly whole: readonly WholeCategory[];
}

/** All visits to a page. */
export interface Visits extends VisitedPage {
  readonly visits: readonly Visit[];
}

const spread = ({ median, low, high }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const heads = [
  ...['page', 'accessibility', 'best practices', 'SEO', 'performance', 'first paint, s', 'largest paint, s'],
  ...['blocking, ms', 'of it the page’s work, ms', 'shift', 'kB', 'requests'],
];

/** The lowest score of the visits; a category that need not be whole is not in the table. */
const lowest = ({ visits, whole }: Visits, category: WholeCategory): string =>
  whole.includes(category) ? String(Math.min(...visits.map(({ scores }) => scores[category]))) : 'not listed';

const rowOf = (page: Visits): string => {
  const of = (read: (visit: Visit) => number) => spreadOf(page.visits.map(read));
  return row([
    `\`${page.path}\``,
    ...wholeCategories.map((category) => lowest(page, category)),
    spread(
      of(({ scores }) => scores.performance),
      0,
    ),
    spread(
      of(({ firstPaintMs }) => firstPaintMs / 1000),
      1,
    ),
    spread(
      of(({ largestPaintMs }) => largestPaintMs / 1000),
      1,
    ),
    spread(
      of(({ blockingMs }) => blockingMs),
      0,
    ),
    spread(
      of(({ processorBlockingMs }) => processorBlockingMs),
      0,
    ),
    of(({ shift }) => shift).median.toFixed(3),
    of(({ kB }) => kB).median.toFixed(0),
    of(({ requests }) => requests).median.toFixed(0),
  ]);
};

/** One row for each page: the lowest scores, and the median of all else. */
export const visitTable = (pages: readonly Visits[]): readonly string[] => [
  row(heads),
  row(heads.map(() => '-')),
  ...pages.map(rowOf),
];
