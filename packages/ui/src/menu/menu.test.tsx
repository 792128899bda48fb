import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { matchTyped } from './match-typed.ts';
import { Menu } from './menu.tsx';

function Actions({ onSelect = () => undefined }: { readonly onSelect?: (id: string) => void }) {
  return (
    <OverlayLayer>
      <Menu
        label="จัดการที่อยู่"
        onSelect={onSelect}
        renderTrigger={(trigger) => <Button {...trigger}>เพิ่มเติม</Button>}
        items={[
          { id: 'star', label: 'ตั้งเป็นที่โปรด' },
          { id: 'share', label: 'แชร์', isDisabled: true },
          { id: 'edit', label: 'แก้ไข' },
          'separator',
          { id: 'remove', label: 'ลบ', tone: 'danger' },
        ]}
      />
      <Button>ถัดไป</Button>
    </OverlayLayer>
  );
}

const isFocused = (name: string) => screen.getByRole('menuitem', { name }).matches(':focus');
const trigger = () => screen.getByRole('button', { name: 'เพิ่มเติม' });
const awaitFocus = (name: string) => waitFor(() => expect(isFocused(name)).toBe(true));

test('it opens in the layer with the focus on the first thing, and its button says so', async () => {
  const { container } = render(<Actions />);
  const user = userEvent.setup();
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
  await user.click(trigger());
  await awaitFocus('ตั้งเป็นที่โปรด');
  const menu = screen.getByRole('menu', { name: 'จัดการที่อยู่' });
  expect(container.querySelector('.sw-overlay-layer')?.contains(menu)).toBe(true);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
});

test('from the button, arrow down opens it on the first thing and arrow up on the last', async () => {
  render(<Actions />);
  const user = userEvent.setup();
  trigger().focus();
  await user.keyboard('{ArrowDown}');
  await awaitFocus('ตั้งเป็นที่โปรด');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(trigger().matches(':focus')).toBe(true));
  await user.keyboard('{ArrowUp}');
  await awaitFocus('ลบ');
});

test('arrows go round, Home and End to the ends, over the line and through what cannot be done now', async () => {
  render(<Actions />);
  const user = userEvent.setup();
  trigger().focus();
  await user.keyboard('{ArrowDown}');
  await awaitFocus('ตั้งเป็นที่โปรด');
  await user.keyboard('{ArrowDown}');
  expect(isFocused('แชร์')).toBe(true);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(isFocused('ลบ')).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(isFocused('ตั้งเป็นที่โปรด')).toBe(true);
  await user.keyboard('{ArrowUp}');
  expect(isFocused('ลบ')).toBe(true);
  await user.keyboard('{Home}');
  expect(isFocused('ตั้งเป็นที่โปรด')).toBe(true);
  await user.keyboard('{End}');
  expect(isFocused('ลบ')).toBe(true);
});

test('typed letters find what begins with them', async () => {
  render(<Actions />);
  const user = userEvent.setup();
  await user.click(trigger());
  await awaitFocus('ตั้งเป็นที่โปรด');
  await user.keyboard('แก');
  expect(isFocused('แก้ไข')).toBe(true);
});

test('Enter does it once, the menu closes and the focus comes back', async () => {
  const handleSelect = vi.fn();
  render(<Actions onSelect={handleSelect} />);
  const user = userEvent.setup();
  await user.click(trigger());
  await awaitFocus('ตั้งเป็นที่โปรด');
  await user.keyboard('{End}{Enter}');
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith('remove');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(trigger().matches(':focus')).toBe(true));
});

test('what cannot be done now is not done, and the menu stays', async () => {
  const handleSelect = vi.fn();
  render(<Actions onSelect={handleSelect} />);
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'แชร์' }));
  expect(handleSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('Tab leaves it and closes it', async () => {
  render(<Actions />);
  const user = userEvent.setup();
  await user.click(trigger());
  await awaitFocus('ตั้งเป็นที่โปรด');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('one letter pressed again goes on to the next that begins with it; more letters narrow it down', () => {
  const labels = ['Copy', 'Cancel', 'Share', 'Change'];
  expect(matchTyped(labels, 'c', -1)).toBe(0);
  expect(matchTyped(labels, 'cc', 0)).toBe(1);
  expect(matchTyped(labels, 'ch', 1)).toBe(3);
  expect(matchTyped(labels, 'x', 0)).toBe(-1);
});
