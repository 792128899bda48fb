import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Timeline } from '../timeline/timeline.tsx';
import { RouteLine, RouteStop, StopCard } from './route-line.tsx';

test('the stops are a named list in travel order', () => {
  render(
    <RouteLine label="จุดบนเส้นทาง">
      <RouteStop node={{ state: 'stop', number: 1 }}>รับ</RouteStop>
      <RouteStop node={{ state: 'focus', number: 2 }}>ส่ง</RouteStop>
    </RouteLine>,
  );
  expect(screen.getByRole('list', { name: 'จุดบนเส้นทาง' }).children).toHaveLength(2);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1รับ', '2ส่ง']);
});

test('a stop opens when its card is pressed', async () => {
  const handleOpen = vi.fn();
  render(<StopCard title="สีลมคอมเพล็กซ์" detail="บางรัก" open={{ label: 'แก้ไข', onOpen: handleOpen }} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /สีลมคอมเพล็กซ์\s*บางรัก\s*แก้ไข/ }));
  expect(handleOpen).toHaveBeenCalledOnce();
});

test('what is wrong with a stop is told at once', () => {
  render(<StopCard title="อยุธยา" error="อยู่นอกพื้นที่" />);
  expect(screen.getByRole('alert').textContent).toBe('อยู่นอกพื้นที่');
});

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
