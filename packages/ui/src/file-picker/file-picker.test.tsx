import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { checkFiles } from './check-files.ts';
import { DropArea } from './drop-area.tsx';
import type { FilePickerProps } from './file-picker.tsx';
import { FilePicker } from './file-picker.tsx';
import { formatFileSize } from './file-size.ts';
import type { PickedFile } from './picked-file.tsx';

const sheet = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'text/csv' });
const pdf = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

const texts: FilePickerProps['texts'] = {
  choose: 'เลือกไฟล์',
  drop: 'หรือลากมาวางที่นี่',
  dropNow: 'ปล่อยได้เลย',
  limits: 'CSV ไม่เกิน 1 KB',
  remove: (name) => `เอา ${name} ออก`,
  removed: (name) => `เอา ${name} ออกแล้ว`,
  retry: (name) => `ส่ง ${name} อีกครั้ง`,
  working: (name) => `กำลังส่ง ${name}`,
  refused: {
    type: (name) => `${name} ไม่ใช่ CSV`,
    size: (name) => `${name} ใหญ่เกินไป`,
    unreadable: (name) => `${name} ว่างเปล่า`,
    count: (name) => `${name} เกินจำนวน`,
  },
};

function Upload({ first = [], onRetry }: { readonly first?: readonly PickedFile[]; readonly onRetry?: (id: string) => void }) {
  const [files, setFiles] = useState(first);
  return (
    <FilePicker
      label="ไฟล์รายการส่ง"
      accept=".csv"
      maxSizeBytes={1000}
      maxCount={2}
      files={files}
      texts={texts}
      onRetry={onRetry}
      onAdd={(added) =>
        setFiles([...files, ...added.map(({ name, size }): PickedFile => ({ id: name, name, sizeBytes: size, state: 'ready' }))])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

const zone = () => screen.getByRole('button', { name: 'เลือกไฟล์' }).closest('.sw-drop-zone') as HTMLElement;
const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('.sw-file__name')?.textContent);
const drop = (...files: readonly File[]) => {
  fireEvent.dragEnter(zone(), { dataTransfer: { types: ['Files'], files } });
  fireEvent.drop(zone(), { dataTransfer: { types: ['Files'], files } });
};

test('a file is chosen by the button', async () => {
  const user = userEvent.setup();
  render(<Upload />);
  const input = zone().querySelector('input') as HTMLInputElement;
  const open = vi.spyOn(input, 'click');
  await user.click(screen.getByRole('button', { name: 'เลือกไฟล์' }));
  expect(open).toHaveBeenCalledTimes(1);
  await user.upload(input, sheet('july.csv'));
  expect(names()).toEqual(['july.csv']);
});

test('files are dropped, and the zone says when to let go', () => {
  render(<Upload />);
  fireEvent.dragEnter(zone(), { dataTransfer: { types: ['Files'], files: [] } });
  expect(screen.getByText('ปล่อยได้เลย')).toBeTruthy();
  fireEvent.dragLeave(zone(), { dataTransfer: { types: ['Files'], files: [] } });
  expect(screen.queryByText('ปล่อยได้เลย')).toBeNull();
  drop(sheet('july.csv'), sheet('august.csv'));
  expect(names()).toEqual(['july.csv', 'august.csv']);
});

test('a file is pasted while the focus is in the zone; pasted text is left alone', () => {
  render(<Upload />);
  fireEvent.paste(zone(), { clipboardData: { files: [] } });
  expect(names()).toEqual([]);
  fireEvent.paste(zone(), { clipboardData: { files: [sheet('july.csv')] } });
  expect(names()).toEqual(['july.csv']);
});

test('what is not taken is named with its reason, and the rest is taken', () => {
  render(<Upload />);
  drop(pdf, sheet('big.csv', 2000), sheet('empty.csv', 0), sheet('one.csv'), sheet('two.csv'), sheet('three.csv'));
  expect(names()).toEqual(['one.csv', 'two.csv']);
  const alert = screen.getByRole('alert');
  for (const line of ['notes.pdf ไม่ใช่ CSV', 'big.csv ใหญ่เกินไป', 'empty.csv ว่างเปล่า', 'three.csv เกินจำนวน'])
    expect(alert.textContent).toContain(line);
  const button = screen.getByRole('button', { name: 'เลือกไฟล์' });
  expect(button.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id);
});

test('what was removed is announced, and the focus stays near', async () => {
  const user = userEvent.setup();
  const { container } = render(<Upload />);
  const announced = () => container.querySelector('[aria-live]')?.textContent;
  drop(sheet('one.csv'), sheet('two.csv'));
  expect(announced()).toBe('');
  await user.click(screen.getByRole('button', { name: 'เอา one.csv ออก' }));
  expect(announced()).toBe('เอา one.csv ออกแล้ว');
  expect(screen.getByRole('button', { name: 'เอา two.csv ออก' }).matches(':focus')).toBe(true);
  await user.keyboard('{Enter}');
  expect(announced()).toBe('เอา two.csv ออกแล้ว');
  expect(screen.getByRole('button', { name: 'เลือกไฟล์' }).matches(':focus')).toBe(true);
});

test('when the only one is removed there is room again, and the focus goes to the button', async () => {
  const user = userEvent.setup();
  render(<Upload />);
  drop(sheet('one.csv'), sheet('two.csv'));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'เลือกไฟล์' });
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'เอา one.csv ออก' }));
  expect(names()).toEqual(['two.csv']);
  expect(button.disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'เอา two.csv ออก' }));
  expect(button.matches(':focus')).toBe(true);
});

test('it tells how far a file is, and one that failed can be sent again', async () => {
  const handleRetry = vi.fn();
  render(
    <Upload
      onRetry={handleRetry}
      first={[
        { id: '1', name: 'july.csv', sizeBytes: 640_000, state: 'working', progress: 0.42 },
        { id: '2', name: 'august.csv', sizeBytes: 2_400_000, state: 'failed', detail: 'เน็ตหลุด' },
      ]}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'กำลังส่ง july.csv' }).getAttribute('aria-valuenow')).toBe('42');
  await userEvent.setup().click(screen.getByRole('button', { name: 'ส่ง august.csv อีกครั้ง' }));
  expect(handleRetry).toHaveBeenCalledExactlyOnceWith('2');
});

test('kinds are told by ending, by type and by family', () => {
  const png = new File(['x'], 'IMG.PNG', { type: 'image/png' });
  const taken = (accept: string) => checkFiles([png, pdf], 0, { accept }).taken.map(({ name }) => name);
  expect(taken('image/*')).toEqual(['IMG.PNG']);
  expect(taken('.png, .pdf')).toEqual(['IMG.PNG', 'notes.pdf']);
  expect(taken('application/pdf')).toEqual(['notes.pdf']);
});

test('sizes are written as people read them', () => {
  expect([0, 40, 640_000, 2_449_000, 31_200_000].map(formatFileSize)).toEqual(['0 KB', '0.1 KB', '640 KB', '2.4 MB', '31 MB']);
});

test('an area says that the file may be let go, and gives what is dropped', () => {
  const handleFiles = vi.fn();
  render(
    <DropArea icon={[]} title="วางไฟล์ที่นี่" dropNow="ปล่อยได้เลย" limits="CSV" onFiles={handleFiles}>
      <button type="button">เลือกไฟล์</button>
    </DropArea>,
  );
  const area = screen.getByRole('button', { name: 'เลือกไฟล์' });
  const dataTransfer = { types: ['Files'], files: [pdf] };
  fireEvent.dragEnter(area, { dataTransfer });
  expect(screen.getByRole('heading').textContent).toBe('ปล่อยได้เลย');
  fireEvent.drop(area, { dataTransfer });
  expect(screen.getByRole('heading').textContent).toBe('วางไฟล์ที่นี่');
  expect(handleFiles).toHaveBeenCalledExactlyOnceWith([pdf]);
});
