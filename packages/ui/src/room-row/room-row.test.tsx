import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoomRow } from './room-row.tsx';

test('the whole row leads to its room, and says who, what and how much is new', () => {
  render(
    <RoomRow
      name="สมชาย ใจดี"
      preview="ถึงแล้วครับ"
      time="13:58"
      onlineLabel="ออนไลน์"
      unread={{ count: 2, label: 'ยังไม่ได้อ่าน 2 ข้อความ' }}
      link={{ href: '/chat/J1' }}
      isCurrent
    />,
  );
  const row = screen.getByRole('link', { name: /สมชาย ใจดี.*ถึงแล้วครับ.*ยังไม่ได้อ่าน 2 ข้อความ/ });
  expect(row.getAttribute('href')).toBe('/chat/J1');
  expect(row.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('img', { name: 'ออนไลน์' })).toBeTruthy();
});

test('with nothing new there is no number and no weight', () => {
  const { container } = render(
    <RoomRow name="ประกิต" preview="ขอบคุณค่ะ" unread={{ count: 0, label: '' }} link={{ href: '/chat/J2' }} />,
  );
  expect(container.querySelector('.sw-count-badge, .sw-room-row--new')).toBeNull();
});
