import { render, screen } from '@testing-library/react';
import { CarFront } from 'lucide';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

test('a timeline tells the state and the time of each place to those who do not see the line', () => {
  render(
    <Timeline
      label="ความคืบหน้า"
      entries={[
        {
          id: 'a',
          node: { state: 'done', label: 'เสร็จแล้ว' },
          title: 'รับของแล้ว',
          time: { text: '13:42', dateTime: '2026-11-21T13:42+07:00', note: 'โดยประมาณ' },
        },
      ]}
    />,
  );
  const item = screen.getByRole('listitem');
  expect(item.textContent).toContain('เสร็จแล้ว');
  expect(item.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T13:42+07:00');
  expect(item.textContent).toContain('โดยประมาณ');
});

test('where the driver is, is told as the current step', () => {
  render(
    <Timeline
      label="ความคืบหน้า"
      entries={[
        { id: 'a', node: { state: 'done', label: 'เสร็จแล้ว' }, title: 'รับของแล้ว' },
        { id: 'driver', node: { state: 'moving', icon: CarFront }, title: 'กำลังไปสีลม' },
        { id: 'b', node: { state: 'focus', number: 2 }, title: 'สีลม' },
      ]}
    />,
  );
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('กำลังไปสีลม');
});

test('a stop at which the driver waits can be the current step', () => {
  render(
    <Timeline label="ความคืบหน้า" entries={[{ id: 'a', node: { state: 'focus', number: 1 }, title: 'อารีย์', isCurrent: true }]} />,
  );
  expect(screen.getByRole('listitem').getAttribute('aria-current')).toBe('step');
});
