import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListOption } from '../../floating-card/option-list.tsx';
import { OverlayLayer } from '../../overlay-layer/overlay-layer.tsx';
import { DataGrid } from '../data-grid.tsx';
import type { GridRow, RenderGridEditor } from '../grid-model.ts';
import { CellSuggestions } from './cell-suggestions.tsx';

// jsdom has no layout: the box is 480 px high, each row 48.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});
afterEach(() => vi.restoreAllMocks());

const columns = [{ id: 'address', title: 'Address' }];
const first: readonly GridRow[] = [
  { key: 'a', number: 2, cells: ['Central'], problems: ['Two places have this name'] },
  { key: 'b', number: 3, cells: ['12 Ari'] },
];
const found: readonly ListOption[] = [
  { value: 'ladprao', label: 'Central Ladprao', detail: 'Chatuchak' },
  { value: 'eastville', label: 'Central Eastville', detail: 'Lat Phrao' },
];
const texts = {
  loading: 'Searching',
  empty: (query: string) => `Nothing for ${query}`,
  error: 'No answer',
  retry: 'Try again',
  found: (count: number) => `${count} found`,
};

function Live({ load }: { readonly load: (query: string) => Promise<readonly ListOption[]> }) {
  const [rows, setRows] = useState(first);
  const renderEditor: RenderGridEditor = (editor) => (
    <CellSuggestions
      editor={editor}
      loadOptions={load}
      debounceMs={0}
      onChoose={({ label }) => editor.onCommit(label)}
      texts={texts}
    />
  );
  return (
    <OverlayLayer>
      <DataGrid
        label="File"
        {...{ columns, rows, renderEditor }}
        onEdit={([edit]) =>
          setRows(rows.map((row) => (row.key === edit?.rowKey ? { key: row.key, number: row.number, cells: [edit.value] } : row)))
        }
        texts={{ number: 'Row', undone: '', redone: '', copied: '', pasted: () => '' }}
      />
    </OverlayLayer>
  );
}

const open = (load = vi.fn(async (_query: string) => found)) => {
  render(<Live load={load} />);
  return { load, user: userEvent.setup() };
};
const textOf = (row: number) => screen.getAllByRole('gridcell')[row]?.textContent;

test('a cell with a problem opens with suggestions; an arrow key and Enter take one', async () => {
  const { load, user } = open();
  await user.click(screen.getByText('Central'));
  const field = screen.getByRole('combobox', { name: 'Address', description: 'Two places have this name' });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(load).toHaveBeenCalledWith('Central', expect.anything());
  expect(screen.getByText('2 found')).toBeTruthy();
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Eastville/ }).id);
  await user.keyboard('{Enter}');
  expect(textOf(0)).toBe('Central Eastville');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a press takes one, and the focus stays in the grid', async () => {
  const { user } = open();
  await user.click(screen.getByText('Central'));
  await user.click(await screen.findByRole('option', { name: /Ladprao/ }));
  expect(textOf(0)).toBe('Central Ladprao');
  expect(screen.getByRole('grid').querySelector(':focus')).toBeTruthy();
});

test('Enter without a choice stores what is typed', async () => {
  const { user } = open();
  await user.click(screen.getByText('Central'));
  await screen.findAllByRole('option');
  await user.keyboard(' World{Enter}');
  expect(textOf(0)).toBe('Central World');
});

test('Escape closes the suggestions and then the cell, which has its text from before', async () => {
  const { user } = open();
  await user.click(screen.getByText('Central'));
  await screen.findAllByRole('option');
  await user.keyboard('x{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Centralx');
  await user.keyboard('{Escape}');
  expect(textOf(0)).toContain('Central');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a cell without a problem asks for nothing until one types, nor for an empty text', async () => {
  const { load, user } = open();
  await user.click(screen.getByText('12 Ari'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(load).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('combobox'));
  expect(load).not.toHaveBeenCalled();
  await user.keyboard('Ari');
  await waitFor(() => expect(load).toHaveBeenLastCalledWith('Ari', expect.anything()));
});
