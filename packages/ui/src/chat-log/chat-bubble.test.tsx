import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hostileTexts } from '../../tests/chat/chat-talk.ts';
import { ChatBubble } from './chat-bubble.tsx';

test('a listener hears who wrote it, what, and how far it has come', () => {
  render(<ChatBubble side="own" author="คุณ" text="รับได้เลยค่ะ" time="13:13" state="read" stateText="อ่านแล้ว" />);
  expect(screen.getByRole('listitem').textContent).toBe('คุณ: รับได้เลยค่ะ13:13อ่านแล้ว');
});

test('in a group only the last has a line below, but what is not sent has one anyway', () => {
  const { rerender } = render(
    <ChatBubble side="own" author="คุณ" text="หนึ่ง" time="13:13" state="sent" stateText="ส่งแล้ว" isGrouped />,
  );
  expect(screen.queryByText('13:13')).toBeNull();
  rerender(
    <ChatBubble
      side="own"
      author="คุณ"
      text="หนึ่ง"
      state="failed"
      stateText="ยังไม่ได้ส่ง"
      isGrouped
      actions={<button type="button">ส่งใหม่</button>}
    />,
  );
  expect(screen.getByText('ยังไม่ได้ส่ง')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ส่งใหม่' })).toBeTruthy();
});

test.each(hostileTexts)('%s is shown as it was typed', (text) => {
  const { container } = render(<ChatBubble side="other" author="สมชาย" text={text} />);
  expect(container.querySelector('.sw-chat-bubble__text')?.textContent).toBe(text);
  expect(container.querySelectorAll('a, script, img')).toHaveLength(0);
});

test('a photo opens; while it is sent it shows how much, and one that does not come says so', () => {
  const handleOpen = vi.fn();
  const photo = { url: 'https://songwai.test/a.jpg', alt: 'รูปช่อดอกไม้' };
  const { rerender } = render(<ChatBubble side="own" author="คุณ" photo={{ ...photo, progress: 0.716, onOpen: handleOpen }} />);
  expect(screen.getByText('72%')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ChatBubble side="own" author="คุณ" photo={{ ...photo, onOpen: handleOpen }} />);
  fireEvent.click(screen.getByRole('button', { name: 'รูปช่อดอกไม้' }));
  expect(handleOpen).toHaveBeenCalledOnce();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'รูปช่อดอกไม้' }).tagName).toBe('SPAN');
});
