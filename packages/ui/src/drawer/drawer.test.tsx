import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>เพิ่มเติม</Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="เมนู" closeLabel="ปิดเมนู" footer={<Button>ไทย</Button>}>
        <a href="#wallet">กระเป๋าเงิน</a>
      </Drawer>
    </>
  );
}

test('it is named by its title, takes the focus, and its cross gives it back', async () => {
  render(<Menu />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'เพิ่มเติม' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'เมนู' }).matches(':focus-within')).toBe(true);
  expect(screen.getByRole('link', { name: 'กระเป๋าเงิน' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'ไทย' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ปิดเมนู' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener.matches(':focus')).toBe(true);
});

test('Escape and a press beside it close it', async () => {
  render(<Menu />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'เพิ่มเติม' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'เพิ่มเติม' }));
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
