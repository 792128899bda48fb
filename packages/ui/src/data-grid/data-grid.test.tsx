import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveAnnouncer } from '../live-announcer/live-announcer.tsx';
import { DataGrid, type DataGridProps } from './data-grid.tsx';
import type { DataGridHandle, GridColumn, GridEdit, GridRow } from './grid-model.ts';

const columns: readonly GridColumn[] = [
  { id: 'name', title: 'Name', placeholder: 'Enter a name' },
  { id: 'phone', title: 'Phone', inputMode: 'tel' },
  { id: 'reference', title: 'Reference', isReadOnly: true },
  { id: 'remark', title: 'Remark' },
];

const problemOf = (name: string) => (name === '' ? 'The name is missing' : null);
const rowsOf = (count: number, missing: readonly number[]): readonly GridRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `r${index}`,
    number: index + 2,
    cells: [missing.includes(index) ? '' : `Name ${index}`, `08${index}`, `A-${index}`, ''],
  }));

// jsdom has no layout: the box is 480 px high, each row 48.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});
afterEach(() => vi.restoreAllMocks());

interface LiveProps extends Partial<DataGridProps> {
  readonly count?: number;
  readonly missing?: readonly number[];
  readonly hidesMended?: boolean;
}

const onEdit = vi.fn();

function Live({ count = 500, missing = [], hidesMended = false, ...props }: LiveProps) {
  const [rows, setRows] = useState(() => rowsOf(count, missing));
  const grid = useRef<DataGridHandle>(null);
  const handleEdit = (edits: readonly GridEdit[]) => {
    onEdit(edits);
    const valueIn = (rowKey: string, columnId: string) =>
      edits.find((edit) => edit.rowKey === rowKey && edit.columnId === columnId)?.value;
    setRows((before) =>
      before.map((row) => ({ ...row, cells: columns.map(({ id }, index) => valueIn(row.key, id) ?? row.cells[index] ?? '') })),
    );
  };
  const checked = rows.map((row) => ({ ...row, problems: [problemOf(row.cells[0] ?? ''), null, null, null] }));
  return (
    <LiveAnnouncer>
      <DataGrid
        label="File"
        columns={columns}
        rows={hidesMended ? checked.filter(({ problems }) => problems[0] !== null) : checked}
        onEdit={handleEdit}
        texts={{
          number: 'Row',
          undone: 'Undone',
          redone: 'Redone',
          copied: 'Copied',
          pasted: (cells, left) => `${cells} pasted, ${left} left`,
        }}
        handle={grid}
        {...props}
      />
      <button type="button" onClick={() => grid.current?.goToNextProblem()}>
        Next problem
      </button>
    </LiveAnnouncer>
  );
}

const show = (props: LiveProps = {}) => {
  onEdit.mockClear();
  render(<Live {...props} />);
  return userEvent.setup();
};
const rowAt = (index: number) =>
  screen.getAllByRole('row').find((row) => row.getAttribute('aria-rowindex') === String(index + 2));
const cellAt = (row: number, column: number) => {
  const cell = rowAt(row)?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!cell) throw new Error(`There is no cell ${row}, ${column}.`);
  return cell;
};
const textAt = (row: number, column: number) => cellAt(row, column).textContent;
const hasFocus = (row: number, column: number) => expect(cellAt(row, column).matches(':focus')).toBe(true);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('it says how many rows and columns there are, and only those near the visible ones are in the page', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'File' });
  expect(grid.getAttribute('aria-rowcount')).toBe('501');
  expect(grid.getAttribute('aria-colcount')).toBe('5');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  expect(cellAt(3, 1).getAttribute('aria-colindex')).toBe('3');
  expect(rowAt(3)?.querySelector('[role=rowheader]')?.textContent).toBe('5');
});

test('one tab stop; keys move from cell to cell and stop at the edges', async () => {
  const user = show();
  await user.tab();
  hasFocus(0, 0);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  hasFocus(2, 1);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
  hasFocus(1, 0);
  await user.keyboard('{End}');
  hasFocus(1, 3);
  await user.keyboard('{PageDown}');
  hasFocus(9, 3);
  await user.keyboard('{Control>}{End}{/Control}');
  hasFocus(499, 3);
  await user.keyboard('{Control>}{Home}{/Control}');
  hasFocus(0, 0);
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  hasFocus(499, 0);
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
});

test('Tab goes through a row and then out of the grid, so that thousands of cells are no trap', async () => {
  const user = show();
  await user.tab();
  await user.tab();
  hasFocus(0, 1);
  await user.tab({ shift: true });
  hasFocus(0, 0);
  for (const _ of columns) await user.tab();
  expect(screen.getByRole('button', { name: 'Next problem' }).matches(':focus')).toBe(true);
  await user.tab({ shift: true });
  hasFocus(0, 3);
});

test('Enter opens a cell and stores it, going down; only a changed value is stored', async () => {
  const user = show();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(field('Name').value).toBe('Name 0');
  await user.keyboard(' new{Enter}');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith([{ rowKey: 'r0', columnId: 'name', value: 'Name 0 new' }]);
  expect(textAt(0, 0)).toBe('Name 0 new');
  hasFocus(1, 0);
  await user.keyboard('{F2}{Enter}');
  expect(onEdit).toHaveBeenCalledOnce();
  hasFocus(2, 0);
});

test('typing replaces the value, in Thai too; Tab stores it and goes on; Escape brings it back', async () => {
  const user = show();
  await user.tab();
  await user.keyboard('ก');
  expect(field('Name').value).toBe('ก');
  await user.keyboard('ข{Tab}');
  expect(textAt(0, 0)).toBe('กข');
  hasFocus(0, 1);
  expect(field.length).toBe(1);
  await user.keyboard('9');
  expect(field('Phone').inputMode).toBe('tel');
  await user.keyboard('99{Escape}');
  expect(textAt(0, 1)).toBe('080');
  hasFocus(0, 1);
});

test('what cannot be edited stays closed, and says so', async () => {
  const user = show();
  await user.click(cellAt(0, 2));
  await user.keyboard('x{Enter}{Delete}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(cellAt(0, 2).getAttribute('aria-readonly')).toBe('true');
  expect(onEdit).not.toHaveBeenCalled();
});

test('a press makes a cell the active one, a second press opens it; leaving it stores it and takes no focus back', async () => {
  const user = show();
  await user.click(cellAt(1, 1));
  hasFocus(1, 1);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(cellAt(1, 1));
  await user.keyboard('5');
  await user.click(cellAt(3, 0));
  expect(textAt(1, 1)).toBe('0815');
  hasFocus(3, 0);
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Next problem' }));
  expect(textAt(3, 0)).toBe('x');
  expect(screen.getByRole('button', { name: 'Next problem' }).matches(':focus')).toBe(true);
});

test('a problem is in the name of its cell, as it is seen, and describes its field; a press opens it at once', async () => {
  const user = show({ missing: [2] });
  const cell = screen.getByRole('gridcell', { name: /Enter a name.*The name is missing/ });
  expect(cell).toBe(cellAt(2, 0));
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  const problem = screen.getByText('The name is missing');
  await user.click(cell);
  expect(field('Name').getAttribute('aria-describedby')?.split(' ')).toContain(problem.id);
  await user.keyboard('Somchai{Enter}');
  expect(cellAt(2, 0).hasAttribute('aria-invalid')).toBe(false);
});

test('Enter goes to the next cell with a problem and opens it, around the end, however far it is', async () => {
  const user = show({ missing: [1, 400], enterGoesTo: 'next-problem' });
  await user.click(cellAt(1, 0));
  await user.keyboard('A{Enter}');
  expect(rowAt(400)?.contains(field('Name'))).toBe(true);
  await user.keyboard('B{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(textAt(400, 0)).toBe('B');
  hasFocus(400, 0);
});

test('a button beside the grid opens the next problem', async () => {
  const user = show({ missing: [3, 5] });
  const next = screen.getByRole('button', { name: 'Next problem' });
  await user.click(next);
  expect(rowAt(3)?.contains(field('Name'))).toBe(true);
  await user.click(next);
  expect(rowAt(5)?.contains(field('Name'))).toBe(true);
  await user.click(next);
  expect(rowAt(3)?.contains(field('Name'))).toBe(true);
});

test('where mended rows leave, the next one opens, and after the last the focus is not lost', async () => {
  const user = show({ missing: [1, 3], hidesMended: true, enterGoesTo: 'next-problem', empty: <p>All mended</p> });
  await user.click(cellAt(0, 0));
  await user.keyboard('A{Enter}');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(rowAt(0)?.contains(field('Name'))).toBe(true);
  await user.keyboard('B{Enter}');
  expect(screen.getByText('All mended').closest(':focus')).toBeTruthy();
});

test('a block from a spreadsheet fills cells from the active one on, and can be undone as one', async () => {
  const user = show({ count: 4 });
  await user.click(cellAt(2, 0));
  await user.paste('X\t1\tnot taken\tr\nY\t2\nZ\t3\n');
  expect(onEdit).toHaveBeenCalledOnce();
  expect([textAt(2, 0), textAt(2, 1), textAt(2, 2), textAt(2, 3)]).toEqual(['X', '1', 'A-2', 'r']);
  expect([textAt(3, 0), textAt(3, 1)]).toEqual(['Y', '2']);
  expect(screen.getByText('5 pasted, 3 left')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect([textAt(2, 0), textAt(3, 1)]).toEqual(['Name 2', '083']);
  expect(screen.getByText('Undone')).toBeTruthy();
  await user.keyboard('{Control>}y{/Control}');
  expect([textAt(2, 0), textAt(3, 1)]).toEqual(['X', '2']);
});

test('in an open cell one value is pasted where the caret is, and a block into the cells', async () => {
  const user = show();
  await user.click(cellAt(0, 0));
  await user.keyboard('{Enter}');
  await user.paste(' and one');
  expect(field('Name').value).toBe('Name 0 and one');
  await user.paste('A\tB');
  expect([textAt(0, 0), textAt(0, 1)]).toEqual(['A', 'B']);
  hasFocus(0, 0);
});

test('undo works on a Thai keyboard, goes back to the cell, and a new edit ends what could be redone', async () => {
  const user = show();
  await user.tab();
  await user.keyboard('a{Enter}b{Enter}');
  await user.keyboard('{Control>}{End}{/Control}');
  fireEvent.keyDown(cellAt(499, 3), { key: 'ผ', code: 'KeyZ', ctrlKey: true });
  expect(textAt(1, 0)).toBe('Name 1');
  hasFocus(1, 0);
  fireEvent.keyDown(cellAt(1, 0), { key: 'ผ', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(textAt(1, 0)).toBe('b');
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}c{Enter}{Control>}y{/Control}');
  expect([textAt(0, 0), textAt(1, 0)]).toEqual(['c', 'Name 1']);
});

test('copying, cutting and emptying the active cell', async () => {
  const user = show();
  await user.click(cellAt(1, 0));
  const setData = vi.fn();
  fireEvent.copy(cellAt(1, 0), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'Name 1');
  expect(screen.getByText('Copied')).toBeTruthy();
  fireEvent.cut(cellAt(1, 0), { clipboardData: { setData } });
  expect(onEdit).toHaveBeenLastCalledWith([{ rowKey: 'r1', columnId: 'name', value: '' }]);
  await user.keyboard('{ArrowRight}{Delete}');
  expect(onEdit).toHaveBeenLastCalledWith([{ rowKey: 'r1', columnId: 'phone', value: '' }]);
});

test('an own editor takes its keys first, and stores what it was given', async () => {
  const renderEditor: DataGridProps['renderEditor'] = ({ column, text, onChange, onCommit, onCancel }) =>
    column.id === 'name' ? (
      <>
        <input aria-label="Place" value={text} onChange={(event) => onChange(event.currentTarget.value)} />
        <button type="button" onClick={() => onCommit('Silom')}>
          Take it
        </button>
        <button type="button" onClick={onCancel}>
          Close
        </button>
      </>
    ) : null;
  const user = show({ renderEditor });
  await user.tab();
  await user.keyboard('s');
  expect(field('Place').matches(':focus')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  expect(textAt(0, 0)).toBe('Silom');
  hasFocus(1, 0);
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(textAt(1, 0)).toBe('Name 1');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(field('Phone')).toBeTruthy();
});

test('buttons of a problem and of a row are reached by key, and pressing them edits nothing', async () => {
  const choose = vi.fn();
  const remove = vi.fn();
  const user = show({
    missing: [0],
    cellAction: () => ({ label: 'Choose', onPress: choose }),
    rowAction: { title: 'Remove', icon: [], label: ({ number }) => `Remove row ${number}`, onPress: remove },
  });
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Choose' }).matches(':focus')).toBe(true);
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledOnce();
  await user.tab();
  hasFocus(0, 1);
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Remove row 2' }).matches(':focus')).toBe(true);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledWith(expect.objectContaining({ key: 'r1' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a mended cell settles from red to plain, once; the rows after one that has left move up', async () => {
  const user = show({ count: 20, missing: [2, 3] });
  const boxOf = (row: number) => screen.getAllByRole('row')[row + 1]?.querySelector('.sw-grid-cell__value');
  const isSettling = (row: number) => boxOf(row)?.classList.contains('sw-grid-cell__value--mended');
  await user.click(screen.getByRole('button', { name: 'Next problem' }));
  await user.keyboard('Somchai{Enter}');
  expect([isSettling(1), isSettling(2), isSettling(3)]).toEqual([false, true, false]);
  expect(screen.getByRole('grid').querySelector('.sw-data-grid__rows--moving')).toBeTruthy();
  await user.keyboard('{ArrowUp}{Enter}{Escape}');
  expect(isSettling(2)).toBe(false);
});
