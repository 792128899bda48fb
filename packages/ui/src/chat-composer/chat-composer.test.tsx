import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ChatComposerProps } from './chat-composer.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { QuickReplies } from './quick-replies.tsx';

const refused = (name: string) => `เปิด ${name} ไม่ได้`;

function Field({ onSend, value: first = '', ...props }: Partial<ChatComposerProps>) {
  const [value, setValue] = useState(first);
  return (
    <ChatComposer
      label="พิมพ์ถึงสมชาย"
      sendLabel="ส่ง"
      maxLength={20}
      countText={(count) => `${count} จาก 20`}
      {...props}
      value={value}
      onChange={setValue}
      onSend={(text) => {
        onSend?.(text);
        setValue('');
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'พิมพ์ถึงสมชาย' });

test('Enter sends and leaves the focus; Shift and Enter begin a line', async () => {
  const handleSend = vi.fn();
  const user = userEvent.setup();
  render(<Field onSend={handleSend} />);
  await user.type(field(), 'หนึ่ง{Shift>}{Enter}{/Shift}สอง');
  expect(handleSend).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(handleSend).toHaveBeenCalledExactlyOnceWith('หนึ่ง\nสอง');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('while a character is being composed Enter ends only that', () => {
  const handleSend = vi.fn();
  render(<Field onSend={handleSend} value="你" />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(handleSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(handleSend).toHaveBeenCalledOnce();
});

test('blanks are not sent, and the button says so', async () => {
  const handleSend = vi.fn();
  const user = userEvent.setup();
  render(<Field onSend={handleSend} value="   " />);
  const send = screen.getByRole('button', { name: 'ส่ง' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.click(send);
  expect(handleSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

test('a text that is too long is counted as the gateway counts, and stays', () => {
  const handleSend = vi.fn();
  render(<Field onSend={handleSend} value={'ปู่'.repeat(7)} />);
  expect(screen.getByText('21 จาก 20')).toBeTruthy();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(handleSend).not.toHaveBeenCalled();
  expect(field().value).toBe('ปู่'.repeat(7));
});

test('photos come from the button and the clipboard, small; what is no photo is named', async () => {
  const handleAdd = vi.fn();
  const photos: ChatComposerProps['photos'] = {
    label: 'แนบรูป',
    preparingLabel: 'กำลังย่อรูป',
    maxEdge: 1_600,
    maxBytes: 3_000_000,
    onAdd: handleAdd,
    explain: { type: refused, size: refused, unreadable: refused, count: refused },
    encode: () => Promise.resolve(new Blob(['jpeg'], { type: 'image/jpeg' })),
  };
  const { container } = render(<Field photos={photos} />);
  const input = container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'box.png', { type: 'image/png' }), new File(['x'], 'a.pdf')] } });
  expect(screen.getByText('เปิด a.pdf ไม่ได้')).toBeTruthy();
  await waitFor(() => expect(handleAdd.mock.calls[0]?.[0][0]).toMatchObject({ name: 'box.jpg', type: 'image/jpeg' }));
  fireEvent.paste(field(), { clipboardData: { files: [new File(['x'], 'clip.png', { type: 'image/png' })] } });
  await waitFor(() => expect(handleAdd).toHaveBeenCalledTimes(2));
});

test('a tap on a quick answer sends it; without any there is no row', async () => {
  const handlePick = vi.fn();
  const { rerender, container } = render(
    <QuickReplies label="คำตอบด่วน" replies={[{ id: 'wait', text: 'รอสักครู่' }]} onPick={handlePick} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'รอสักครู่' }));
  expect(handlePick).toHaveBeenCalledExactlyOnceWith('wait');
  rerender(<QuickReplies label="คำตอบด่วน" replies={[]} onPick={handlePick} />);
  expect(container.textContent).toBe('');
});
