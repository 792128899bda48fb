import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ChatLogProps } from './chat-log.tsx';
import { ChatLog } from './chat-log.tsx';

const props: ChatLogProps = {
  label: 'ข้อความกับสมชาย',
  newestId: '1',
  isNewestOwn: false,
  announcement: '',
  jump: { label: 'ไปข้อความล่าสุด', newCount: 2, newLabel: 'ข้อความใหม่ 2' },
  children: <li>ถึงแล้วครับ</li>,
};

/** A box of 400 px, as a browser lays it out: it measures from its lower edge, upwards in negative pixels. */
function layOut(contentHeight: number) {
  const box = screen.getByRole('log');
  let top = 0;
  let height = contentHeight;
  Object.defineProperties(box, {
    clientHeight: { configurable: true, get: () => 400 },
    scrollHeight: { configurable: true, get: () => height },
    scrollTop: { configurable: true, get: () => top, set: (value: number) => (top = value) },
  });
  return {
    box,
    scrollTo: (value: number) => {
      top = value;
      fireEvent.scroll(box);
    },
    grow: (by: number) => (height += by),
    top: () => top,
  };
}

const renderLog = (more: Partial<ChatLogProps> = {}) => {
  const view = render(<ChatLog {...props} {...more} />);
  return (next: Partial<ChatLogProps>) => view.rerender(<ChatLog {...props} {...more} {...next} />);
};

test('it is a log that is silent itself; what comes in is said politely by a region of its own', () => {
  const show = renderLog();
  expect(screen.getByRole('log', { name: 'ข้อความกับสมชาย' }).getAttribute('aria-live')).toBe('off');
  show({ announcement: 'สมชาย: ถึงแล้วครับ' });
  expect(screen.getByText('สมชาย: ถึงแล้วครับ').getAttribute('aria-live')).toBe('polite');
});

test('at the end there is no way back; further up there is one, with how many have come', () => {
  const handleAtEnd = vi.fn();
  const show = renderLog({ onAtEndChange: handleAtEnd });
  const { scrollTo, top } = layOut(2_000);
  show({});
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(-900);
  const back = screen.getByRole('button', { name: 'ไปข้อความล่าสุด' });
  expect(back.textContent).toContain('2');
  expect(handleAtEnd).toHaveBeenLastCalledWith(false);
  fireEvent.click(back);
  expect(top()).toBe(0);
  scrollTo(0);
  expect(handleAtEnd).toHaveBeenLastCalledWith(true);
});

test('what comes in below does not push away what one reads; one’s own message does bring one down', () => {
  const show = renderLog();
  const { scrollTo, grow, top } = layOut(2_000);
  show({});
  scrollTo(-900);
  grow(60);
  show({ newestId: '2' });
  expect(top()).toBe(-960);
  grow(60);
  show({ newestId: '3', isNewestOwn: true });
  expect(top()).toBe(0);
});

test('earlier ones are asked for near the upper edge, once, and put above without a move', () => {
  const handleLoad = vi.fn();
  const older = {
    state: 'ready',
    onLoad: handleLoad,
    label: 'ก่อนหน้า',
    loadingLabel: 'กำลังโหลด',
    failedText: 'โหลดไม่ได้',
    retryLabel: 'ลองอีกครั้ง',
  } as const;
  const show = renderLog({ older });
  const { scrollTo, grow, top } = layOut(2_000);
  show({});
  scrollTo(-900);
  expect(handleLoad).not.toHaveBeenCalled();
  scrollTo(-1_450);
  expect(handleLoad).toHaveBeenCalledOnce();
  show({ older: { ...older, state: 'loading' } });
  scrollTo(-1_500);
  expect(handleLoad).toHaveBeenCalledOnce();
  expect(screen.getByRole('status', { name: 'กำลังโหลด' })).toBeTruthy();
  grow(800);
  show({ older });
  expect(top()).toBe(-1_500);
});

test('where earlier ones did not load it says so, and asks only when told', () => {
  const handleLoad = vi.fn();
  const show = renderLog({
    older: {
      state: 'failed',
      onLoad: handleLoad,
      label: 'ก่อนหน้า',
      loadingLabel: 'กำลังโหลด',
      failedText: 'โหลดไม่ได้',
      retryLabel: 'ลองอีกครั้ง',
    },
  });
  const { scrollTo } = layOut(2_000);
  show({});
  scrollTo(-1_590);
  expect(handleLoad).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('โหลดไม่ได้');
  fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  // Its button goes while they load; the keyboard is not lost.
  expect(document.activeElement).toBe(screen.getByRole('log'));
  expect(handleLoad).toHaveBeenCalledOnce();
});
