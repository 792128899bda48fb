import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventLog } from './event-log.tsx';

test('new events are lines of a log, which says what to do while it is empty', () => {
  const { rerender } = render(<EventLog title="เหตุการณ์" emptyText="ลองกรอกที่อยู่" events={[]} />);
  const log = screen.getByRole('log', { name: 'เหตุการณ์' });
  expect(log.textContent).toBe('ลองกรอกที่อยู่');
  rerender(
    <EventLog
      title="เหตุการณ์"
      emptyText="ลองกรอกที่อยู่"
      events={[{ id: 1, time: '13:06:21', name: 'songwai:ready', detail: '{ version: "1.4.0" }' }]}
    />,
  );
  expect(log.textContent).toBe('13:06:21 songwai:ready { version: "1.4.0" }');
});
