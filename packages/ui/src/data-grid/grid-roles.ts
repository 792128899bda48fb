import type { AriaAttributes } from 'react';
import type { GridSize } from './grid-moves.ts';

/**
 * The parts of a grid are positioned one by one, which rows and cells of a `table` cannot be; so they are boxes with these roles.
 * Indexes for assistive technology begin at 1: the titles are row 1, the rows' numbers column 1.
 */
export const gridRoles = {
  grid: (label: string, { rows, columns }: GridSize) => ({
    role: 'grid',
    'aria-label': label,
    'aria-rowcount': rows + 1,
    'aria-colcount': columns + 1,
  }),
  group: { role: 'rowgroup' },
  titles: { role: 'row', 'aria-rowindex': 1 },
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index + 2 }),
  title: (index: number) => ({ role: 'columnheader', 'aria-colindex': index + 2 }),
  number: { role: 'rowheader', 'aria-colindex': 1 },
  cell: (index: number, more?: AriaAttributes) => ({ role: 'gridcell', 'aria-colindex': index + 2, ...more }),
} as const;
