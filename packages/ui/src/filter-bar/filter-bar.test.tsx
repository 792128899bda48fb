import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FilterBar } from './filter-bar.tsx';

function Filters() {
  const [ids, setIds] = useState<readonly string[]>(['วันนี้', 'สมชาย']);
  return (
    <FilterBar
      label="ตัวกรอง"
      active={ids.map((id) => ({ id, label: id, removeLabel: `เอา ${id} ออก` }))}
      onRemove={(id) => setIds(ids.filter((other) => other !== id))}
      clear={{ label: 'ล้างตัวกรอง', onClear: () => setIds([]) }}
      resultText={`${20 - ids.length} งาน`}
    />
  );
}

const bar = () => screen.getByRole('region', { name: 'ตัวกรอง' });

test('a filter is taken away, what is left is told, and the focus stays at the bar', async () => {
  render(<Filters />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'เอา วันนี้ ออก' }));
  expect(screen.queryByText('วันนี้')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('19 งาน');
  expect(bar().matches(':focus')).toBe(true);
  expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
});

test('two or more are taken away at once', async () => {
  render(<Filters />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(bar().matches(':focus')).toBe(true);
});
