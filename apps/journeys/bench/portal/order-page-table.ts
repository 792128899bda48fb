import { spreadOf } from '../support/statistics.ts';
import type { OrderVisit } from './visit-order-page.ts';

interface Line {
  readonly what: string;
  /** On 26 November 2026, before the work on it, by the same command on a busy machine (load 8 to 10). */
  readonly before: string;
  readonly read: (visit: OrderVisit) => number;
  readonly digits: number;
  readonly most?: number;
}

const lines: readonly Line[] = [
  {
    what: 'kB of code until usable',
    before: '126.1 that have to come, 135.8 have come',
    read: ({ codeKB }) => codeKB,
    digits: 1,
    most: 120,
  },
  { what: 'kB with fonts, pictures, headers and answers', before: '221', read: ({ kB }) => kB, digits: 0 },
  { what: 'requests until usable', before: '37', read: ({ requests }) => requests, digits: 0 },
  { what: 'serial hops until usable', before: '3', read: ({ hops }) => hops, digits: 0 },
  { what: 'usable at 4×, ms', before: '1143', read: ({ usableMs }) => usableMs, digits: 0 },
  {
    what: 'longest task while it loads, at 4×, ms',
    before: '189',
    read: ({ loading }) => loading.longestMs,
    digits: 0,
    most: 100,
  },
  { what: 'blocking while it loads, at 4×, ms', before: '236', read: ({ loading }) => loading.blockingMs, digits: 0 },
  {
    what: 'longest task at first use, at 4×, ms',
    before: '130',
    read: ({ firstUse }) => firstUse.longestMs,
    digits: 0,
    most: 100,
  },
  { what: 'blocking at first use, at 4×, ms', before: '235', read: ({ firstUse }) => firstUse.blockingMs, digits: 0 },
  { what: 'longest task by the clock, loading or first use, ms', before: '321', read: longestByClock, digits: 0 },
];

function longestByClock({ loading, firstUse }: OrderVisit): number {
  return Math.max(loading.longestByClockMs, firstUse.longestByClockMs);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const heads = ['`/neworder`', '26 November, on a busy machine', 'goal', 'now', 'reached'];

/** Our figures beside the goals. */
export const orderPageTable = (visits: readonly OrderVisit[]): readonly string[] => [
  row(heads),
  row(heads.map(() => '-')),
  ...lines.map(({ what, before, read, digits, most }) => {
    const { median, low, high } = spreadOf(visits.map(read));
    const now = `${median.toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;
    const reached = most === undefined ? '' : median <= most ? 'yes' : '**no**';
    return row([what, before, most === undefined ? '' : `≤ ${most}`, now, reached]);
  }),
];
