import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Surface } from '../../../tests/surface.tsx';
import { ReceiverNote } from './receiver-note.tsx';

const onSend = vi.fn();

function Note({ first = '' }: { readonly first?: string }) {
  const [note, setNote] = useState(first);
  return (
    <Surface language="th">
      <ReceiverNote isOpen driverName="สมชาย" note={note} onChange={setNote} onSend={onSend} onClose={() => undefined} />
    </Surface>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /ข้อความถึงคนขับ/ });

test('a ready-made note goes into the text, and out of it again', async () => {
  render(<Note first="ตึกฝั่งถนนสีลม" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'โทรเมื่อถึง' }));
  expect(field().value).toBe('ตึกฝั่งถนนสีลม โทรเมื่อถึง');
  await user.click(screen.getByRole('button', { name: 'โทรเมื่อถึง' }));
  expect(field().value).toBe('ตึกฝั่งถนนสีลม');
});

test('an empty note is not sent, and says what to do', async () => {
  render(<Note />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ส่งให้สมชาย' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText('พิมพ์ข้อความก่อนส่ง')).toBeTruthy();
});

test('a note that is too long stays as typed, says so, and is not sent', async () => {
  render(<Note first={'ก'.repeat(201)} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ส่งให้สมชาย' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(field().value).toHaveLength(201);
  expect(screen.getByText('ข้อความยาวเกิน 200 ตัวอักษร')).toBeTruthy();
});

test('a note is sent once it says something', async () => {
  render(<Note first="โทรเมื่อถึง" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ส่งให้สมชาย' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});
