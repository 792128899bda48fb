import { render, screen, within } from '@testing-library/react';
import { Check } from 'lucide';
import { expect, test } from 'vitest';
import type { NotificationListProps } from './notification-list.tsx';
import { NotificationList } from './notification-list.tsx';

const faces: NotificationListProps = {
  groups: [
    {
      id: 'today',
      heading: 'วันนี้',
      items: [
        { id: 'a', icon: Check, title: 'สมชายรับงาน', time: '13:12', isUnread: true, link: { href: '/jobs/1' } },
        { id: 'b', icon: Check, title: 'ส่งถึงแล้ว', time: '11:20', action: <button type="button">ให้คะแนน</button> },
      ],
    },
    { id: 'yesterday', heading: 'เมื่อวาน', items: [] },
  ],
  unreadLabel: 'ยังไม่ได้อ่าน',
  loadingLabel: 'กำลังโหลด',
  empty: <p>ยังไม่มีอะไรใหม่</p>,
  error: <p>โหลดไม่ได้</p>,
};

test('each day is a named list; a day without any is left out', () => {
  render(<NotificationList {...faces} />);
  const today = screen.getByRole('region', { name: 'วันนี้' });
  expect(within(today).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('เมื่อวาน')).toBeNull();
});

test('what is new says so in a word', () => {
  render(<NotificationList {...faces} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('img', { name: 'ยังไม่ได้อ่าน' })).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole('img', { name: 'ยังไม่ได้อ่าน' })).toBeNull();
});

test('its title leads to what it is about, and its button is one of its own', () => {
  render(<NotificationList {...faces} />);
  expect(screen.getByRole('link', { name: 'สมชายรับงาน' }).getAttribute('href')).toBe('/jobs/1');
  expect(screen.getByRole('button', { name: 'ให้คะแนน' })).toBeTruthy();
});

test('its four faces: on the way, nothing there, not to be had, there', () => {
  const { rerender } = render(<NotificationList {...faces} groups={[]} status="loading" />);
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
  rerender(<NotificationList {...faces} groups={[]} />);
  expect(screen.getByText('ยังไม่มีอะไรใหม่')).toBeTruthy();
  rerender(<NotificationList {...faces} status="error" />);
  expect(screen.getByText('โหลดไม่ได้')).toBeTruthy();
  rerender(<NotificationList {...faces} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});
