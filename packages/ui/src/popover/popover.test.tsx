import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { Popover } from './popover.tsx';

function Capacity() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <OverlayLayer>
      <Popover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label="ขนาดที่รับได้"
        renderTrigger={(trigger) => <Button {...trigger}>ใส่อะไรได้บ้าง</Button>}
      >
        <p>ไม่เกิน 20 กก.</p>
        <Button>ดูตาราง</Button>
      </Popover>
      <p>ข้างนอก</p>
    </OverlayLayer>
  );
}

const trigger = () => screen.getByRole('button', { name: 'ใส่อะไรได้บ้าง' });

test('it opens in the layer under its name and takes the focus', async () => {
  const { container } = render(<Capacity />);
  await userEvent.setup().click(trigger());
  const card = await screen.findByRole('dialog', { name: 'ขนาดที่รับได้' });
  expect(container.querySelector('.sw-overlay-layer')?.contains(card)).toBe(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'ดูตาราง' }).matches(':focus')).toBe(true));
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
});

test('Escape closes it and the focus comes back', async () => {
  render(<Capacity />);
  const user = userEvent.setup();
  await user.click(trigger());
  await waitFor(() => expect(screen.getByRole('button', { name: 'ดูตาราง' }).matches(':focus')).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger().matches(':focus')).toBe(true));
});

test('a press elsewhere closes it, a press inside does not', async () => {
  render(<Capacity />);
  const user = userEvent.setup();
  await user.click(trigger());
  await user.click(await screen.findByText('ไม่เกิน 20 กก.'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.click(screen.getByText('ข้างนอก'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
