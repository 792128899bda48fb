import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedTabs } from './segmented-tabs.tsx';

function Services() {
  const [id, setId] = useState<'express' | 'fullDay' | 'nextDay'>('express');
  const tabs = [
    { id: 'express', label: 'ส่งด่วน' },
    { id: 'fullDay', label: 'เหมาวัน', isDisabled: true },
    { id: 'nextDay', label: 'ส่งวันถัดไป' },
  ] as const;
  return <SegmentedTabs label="บริการ" tabs={tabs} selectedId={id} onSelect={setId} />;
}

const selected = () => screen.getByRole('tab', { selected: true });

test('arrows walk round the open tabs and take the focus with them', async () => {
  render(<Services />);
  const user = userEvent.setup();
  await user.tab();
  expect(selected().textContent).toBe('ส่งด่วน');
  await user.keyboard('{ArrowRight}');
  expect(selected().textContent).toBe('ส่งวันถัดไป');
  expect(selected().matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(selected().textContent).toBe('ส่งด่วน');
  await user.keyboard('{End}');
  expect(selected().textContent).toBe('ส่งวันถัดไป');
  await user.keyboard('{Home}');
  expect(selected().textContent).toBe('ส่งด่วน');
});
