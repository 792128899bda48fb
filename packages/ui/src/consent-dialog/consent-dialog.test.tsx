import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';

const onConfirm = vi.fn();
const onRefuse = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Asked(props: Partial<ConsentDialogProps>) {
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);
  return (
    <ConsentDialog
      title="ก่อนเริ่มใช้ส่งไว"
      lead="เราขอความยินยอมสองข้อ"
      items={[
        { id: 'terms', badge: 'จำเป็น', required: { missingText: 'ข้อนี้จำเป็น' }, label: 'ฉันยอมรับข้อกำหนด' },
        { id: 'news', badge: 'ไม่บังคับ', label: 'ฉันอยากรับข่าว' },
      ]}
      tickedIds={tickedIds}
      onTick={setTickedIds}
      confirm={{ label: 'ยืนยัน', onConfirm }}
      refuse={{ label: 'ไม่ยอมรับ', onRefuse }}
      {...props}
    />
  );
}

test('nothing is ticked before the user does so, and nothing but an answer closes it', () => {
  render(<Asked />);
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['ยืนยัน', 'ไม่ยอมรับ']);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog', { name: 'ก่อนเริ่มใช้ส่งไว' })).toBeTruthy();
  expect(onRefuse).not.toHaveBeenCalled();
});

test('confirmed without the required one, the focus goes there, and its reason goes when it is ticked', async () => {
  render(<Asked />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /รับข่าว/ }));
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  expect(onConfirm).not.toHaveBeenCalled();
  const terms = screen.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ });
  expect(terms.matches(':focus')).toBe(true);
  expect(screen.getByText('ข้อนี้จำเป็น')).toBeTruthy();
  await user.click(terms);
  expect(screen.queryByText('ข้อนี้จำเป็น')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('without the optional one it goes on', async () => {
  render(<Asked />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ }));
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('an answer that was not stored is said, and the ticks stay', async () => {
  const { rerender } = render(<Asked />);
  await userEvent.setup().click(screen.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ }));
  rerender(<Asked problem="บันทึกไม่ได้ ลองอีกครั้ง" />);
  expect(screen.getByText('บันทึกไม่ได้ ลองอีกครั้ง')).toBeTruthy();
  expect((screen.getByRole('checkbox', { name: /ยอมรับข้อกำหนด/ }) as HTMLInputElement).checked).toBe(true);
});

test('while it is sent neither answer takes a second press', async () => {
  render(<Asked tickedIds={['terms']} isSending />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /ยืนยัน/ }));
  await user.click(screen.getByRole('button', { name: 'ไม่ยอมรับ' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onRefuse).not.toHaveBeenCalled();
});
