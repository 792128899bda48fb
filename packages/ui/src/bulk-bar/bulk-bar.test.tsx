import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { BulkBar } from './bulk-bar.tsx';

function Selected({ onCancel = () => undefined }: { readonly onCancel?: () => void }) {
  const [count, setCount] = useState(3);
  return (
    <BulkBar
      label="งานที่เลือก"
      count={count}
      countText={`เลือก ${count} งาน`}
      all={count < 1240 ? { label: 'เลือกทั้ง 1,240 งาน', onPress: () => setCount(1240) } : undefined}
      actions={[{ id: 'cancel', label: 'ยกเลิก 2 งาน', onPress: onCancel }]}
      clearLabel="เลิกเลือก"
      onClear={() => setCount(0)}
    />
  );
}

test('an action on the selected rows is a press away', async () => {
  const handleCancel = vi.fn();
  render(<Selected onCancel={handleCancel} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ยกเลิก 2 งาน' }));
  expect(handleCancel).toHaveBeenCalledOnce();
});

test('the whole list can be selected, and how many are is told', async () => {
  render(<Selected />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'เลือกทั้ง 1,240 งาน' }));
  expect(screen.getByRole('status').textContent).toBe('เลือก 1240 งาน');
  expect(screen.queryByRole('button', { name: 'เลือกทั้ง 1,240 งาน' })).toBeNull();
});

test('clearing tells that none are selected, and the focus is not lost', async () => {
  render(<Selected />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'เลิกเลือก' }));
  expect(screen.getByRole('status').textContent).toBe('เลือก 0 งาน');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('region', { name: 'งานที่เลือก' }).matches(':focus')).toBe(true);
});

test('Escape in the bar clears as well', async () => {
  render(<Selected />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'ยกเลิก 2 งาน' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button')).toBeNull();
});
