import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const show = (props: Partial<SaveBarProps>) => (
  <SaveBar
    label="สิ่งที่ยังไม่บันทึก"
    isDirty
    message="แก้ไว้ 2 ช่อง ยังไม่บันทึก"
    saveLabel="บันทึก"
    discardLabel="ไม่เอา"
    onDiscard={() => undefined}
    {...props}
  />
);

test('it appears with the first change, and says what waits', () => {
  const { rerender } = render(show({ isDirty: false, message: '' }));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show({}));
  expect(screen.getByRole('status').textContent).toBe('แก้ไว้ 2 ช่อง ยังไม่บันทึก');
  expect(screen.getByRole('button', { name: 'บันทึก' })).toBeTruthy();
});

test('after saving it goes, and still says that it was saved', () => {
  const { rerender } = render(show({}));
  rerender(show({ isDirty: false, message: 'บันทึกแล้ว' }));
  expect(screen.getByRole('status').textContent).toBe('บันทึกแล้ว');
  expect(screen.queryByRole('button')).toBeNull();
});

test('while it saves a second press does nothing, and nothing can be discarded', async () => {
  const onSave = vi.fn();
  const onDiscard = vi.fn();
  render(show({ isSaving: true, onSave, onDiscard }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /บันทึก/ }));
  await user.click(screen.getByRole('button', { name: 'ไม่เอา' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(onDiscard).not.toHaveBeenCalled();
});

test('inside a form it sends the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<form onSubmit={onSubmit}>{show({})}</form>);
  await userEvent.setup().click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
