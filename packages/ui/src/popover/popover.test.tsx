import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { Menu } from './menu.tsx';

function Actions({ onSelect }: { readonly onSelect: (id: string) => void }) {
  return (
    <OverlayLayer>
      <Menu
        label="จัดการที่อยู่"
        onSelect={onSelect}
        renderTrigger={(trigger) => <Button {...trigger}>เพิ่มเติม</Button>}
        items={[
          { id: 'star', label: 'ตั้งเป็นที่โปรด' },
          { id: 'share', label: 'แชร์', isDisabled: true },
          { id: 'remove', label: 'ลบ', tone: 'danger' },
        ]}
      />
    </OverlayLayer>
  );
}

test('a menu opens in the layer, arrows pass what is disabled, Enter does it and the focus comes back', async () => {
  const handleSelect = vi.fn();
  const { container } = render(<Actions onSelect={handleSelect} />);
  const user = userEvent.setup();
  const trigger = screen.getByRole('button', { name: 'เพิ่มเติม' });
  await user.click(trigger);
  const first = await screen.findByRole('menuitem', { name: 'ตั้งเป็นที่โปรด' });
  expect(container.querySelector('.sw-overlay-layer')?.contains(first)).toBe(true);
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'ลบ' }).matches(':focus')).toBe(true);
  await user.keyboard('{Enter}');
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith('remove');
  await waitFor(() => expect(trigger.matches(':focus')).toBe(true));
});

test('Escape closes it', async () => {
  render(<Actions onSelect={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'เพิ่มเติม' }));
  await screen.findByRole('menu', { name: 'จัดการที่อยู่' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
