import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

function Contact({ initialFocus }: Pick<DialogProps, 'initialFocus'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>เปิด</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="ผู้ติดต่อ" closeLabel="ปิด" initialFocus={initialFocus}>
        <TextField label="ชื่อ" value="" onChange={() => undefined} />
      </Dialog>
    </>
  );
}

test('it is named by its title, takes the focus, and gives it back', async () => {
  render(<Contact />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'เปิด' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'ผู้ติดต่อ' });
  expect(dialog.matches(':focus-within')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener.matches(':focus')).toBe(true);
});

test('where asked for, the caret stands in the first field', async () => {
  render(<Contact initialFocus="field" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'เปิด' }));
  expect(screen.getByRole('textbox', { name: 'ชื่อ' }).matches(':focus')).toBe(true);
});

test('Escape (the browser asks to cancel) and a press on the backdrop close it, a press inside does not', () => {
  const handleClose = vi.fn();
  render(
    <Dialog isOpen onClose={handleClose} title="ผู้ติดต่อ" closeLabel="ปิด">
      ข้างใน
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('ข้างใน'));
  expect(handleClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  expect(handleClose).toHaveBeenCalledTimes(1);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(handleClose).toHaveBeenCalledTimes(2);
});

test('inside a shadow root the focus comes back to the opener in that root', async () => {
  const host = globalThis.document.createElement('div');
  globalThis.document.documentElement.append(host);
  const container = globalThis.document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  const view = render(<Contact />, { container });
  const opener = container.querySelector('button');
  opener?.focus();
  fireEvent.click(opener as HTMLButtonElement);
  const close = container.querySelector<HTMLButtonElement>('dialog button');
  fireEvent.click(close as HTMLButtonElement);
  expect(host.shadowRoot?.activeElement).toBe(opener);
  view.unmount();
  host.remove();
});

test('while it saves, neither Escape nor the cross nor a press beside it closes it', () => {
  const handleClose = vi.fn();
  render(
    <Dialog isOpen isLocked onClose={handleClose} title="ผู้ติดต่อ" closeLabel="ปิด">
      กำลังบันทึก
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(handleClose).not.toHaveBeenCalled();
});

test('where there is no field for the caret, the focus still goes into the dialog', () => {
  render(
    <Dialog isOpen onClose={() => undefined} title="ผู้ติดต่อ" closeLabel="ปิด" initialFocus="field">
      ไม่มีช่องกรอก
    </Dialog>,
  );
  expect(screen.getByRole('dialog').matches(':focus-within')).toBe(true);
});

test('a finger draws a sheet down by its head to close it; a little way and it springs back', () => {
  const handleClose = vi.fn();
  render(
    <Dialog isOpen onClose={handleClose} title="ผู้ติดต่อ" closeLabel="ปิด" presentation="sheet">
      ข้างใน
    </Dialog>,
  );
  const head = screen.getByRole('heading', { name: 'ผู้ติดต่อ' });
  const drag = (clientY: number) => {
    fireEvent(head, pointer('pointerdown', 0));
    fireEvent(head, pointer('pointermove', clientY));
    fireEvent(head, pointer('pointerup', clientY));
  };
  drag(40);
  expect(handleClose).not.toHaveBeenCalled();
  drag(140);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

/** jsdom's pointer events have no coordinates. */
function pointer(type: string, clientY: number) {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerType: 'touch', pointerId: 1 });
}
