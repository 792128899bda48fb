import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ConfirmProps } from './confirm.tsx';
import { Confirm } from './confirm.tsx';

const ask = (props: Partial<ConfirmProps> = {}) => {
  const handleConfirm = vi.fn();
  const handleCancel = vi.fn();
  const question = (more: Partial<ConfirmProps>) => (
    <Confirm
      isOpen
      title="ยกเลิกงาน J123-45678 ไหม"
      confirmLabel="ยกเลิกงาน"
      cancelLabel="เก็บงานไว้"
      tone="danger"
      onConfirm={handleConfirm}
      onCancel={handleCancel}
      {...props}
      {...more}
    >
      คืนเงิน ฿466.45 เข้ากระเป๋าเงิน
    </Confirm>
  );
  const view = render(question({}));
  return { handleConfirm, handleCancel, change: (more: Partial<ConfirmProps>) => view.rerender(question(more)) };
};

test('the question is read out with what follows from it', () => {
  ask();
  const dialog = screen.getByRole('alertdialog', { name: 'ยกเลิกงาน J123-45678 ไหม' });
  const described = dialog.querySelector(`[id="${dialog.getAttribute('aria-describedby')}"]`);
  expect(described?.textContent).toContain('คืนเงิน ฿466.45');
});

test('a hasty Enter keeps things as they are: the focus stands on the way back', async () => {
  const { handleConfirm, handleCancel } = ask();
  expect(screen.getByRole('button', { name: 'เก็บงานไว้' }).matches(':focus')).toBe(true);
  await userEvent.setup().keyboard('{Enter}');
  expect(handleConfirm).not.toHaveBeenCalled();
  expect(handleCancel).toHaveBeenCalledTimes(1);
});

test('the button with the verb does it', async () => {
  const { handleConfirm } = ask();
  await userEvent.setup().click(screen.getByRole('button', { name: 'ยกเลิกงาน' }));
  expect(handleConfirm).toHaveBeenCalledTimes(1);
});

test('while it is being done a second press, Escape and a press beside it do nothing', async () => {
  const { handleConfirm, handleCancel } = ask({ isWorking: true });
  const dialog = screen.getByRole('alertdialog');
  await userEvent.setup().click(screen.getByRole('button', { name: 'ยกเลิกงาน', busy: true }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(dialog);
  expect(handleConfirm).not.toHaveBeenCalled();
  expect(handleCancel).not.toHaveBeenCalled();
});

test('when it did not work it says why and can be tried again', async () => {
  const { handleConfirm, change } = ask({ isWorking: true });
  change({ isWorking: false, error: 'คนขับรับของไปแล้ว' });
  expect(screen.getByRole('alert').textContent).toContain('คนขับรับของไปแล้ว');
  await userEvent.setup().click(screen.getByRole('button', { name: 'ยกเลิกงาน' }));
  expect(handleConfirm).toHaveBeenCalledTimes(1);
});
