import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PickedFile } from '../file-picker/picked-file.tsx';
import type { PhotoPickerProps } from './photo-picker.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { fitInside, jpegName } from './photo-plan.ts';
import type { ResizeJob, ResizeWorker } from './photo-resizer.ts';
import { createPhotoResizer } from './photo-resizer.ts';

// jsdom does not load images.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const limits = { maxEdge: 1600, maxBytes: 3_000_000 };
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const small = new Blob(['jpeg'], { type: 'image/jpeg' });

const texts: PhotoPickerProps['texts'] = {
  choose: 'เพิ่มรูป',
  drop: 'หรือลากมาวาง',
  dropNow: 'ปล่อยได้เลย',
  limits: 'ไม่เกิน 2 รูป',
  preparing: 'กำลังย่อรูป',
  remove: (name) => `เอา ${name} ออก`,
  removed: (name) => `เอา ${name} ออกแล้ว`,
  retry: (name) => `ส่ง ${name} อีกครั้ง`,
  working: (name) => `กำลังส่ง ${name}`,
  refused: {
    type: (name) => `${name} ไม่ใช่รูป`,
    size: (name) => `${name} ใหญ่เกินไป`,
    unreadable: (name) => `เปิด ${name} ไม่ได้`,
    count: (name) => `${name} เกินจำนวน`,
  },
};

function Photos({
  encode,
  onAdd,
}: {
  readonly encode: PhotoPickerProps['encode'];
  readonly onAdd?: (photos: readonly File[]) => void;
}) {
  const [photos, setPhotos] = useState<readonly PickedFile[]>([]);
  return (
    <PhotoPicker
      label="รูปของที่ส่ง"
      {...limits}
      maxCount={2}
      photos={photos}
      texts={texts}
      encode={encode}
      onAdd={(added) => {
        onAdd?.(added);
        setPhotos((others) => [
          ...others,
          ...added.map(
            (file): PickedFile => ({ id: file.name, name: file.name, sizeBytes: file.size, state: 'ready', preview: file }),
          ),
        ]);
      }}
      onRemove={(id) => setPhotos((others) => others.filter((file) => file.id !== id))}
    />
  );
}

const drop = (...files: readonly File[]) =>
  fireEvent.drop(screen.getByRole('button', { name: 'เพิ่มรูป' }), { dataTransfer: { types: ['Files'], files } });

test('a photo is made small before it is handed on, and its place is kept meanwhile', async () => {
  let finish: (jpeg: Blob) => void = () => undefined;
  const handleAdd = vi.fn();
  render(<Photos onAdd={handleAdd} encode={() => new Promise((resolve) => (finish = resolve))} />);
  drop(photo('box.PNG'));
  expect(await screen.findByRole('status', { name: 'กำลังย่อรูป' })).toBeTruthy();
  expect(handleAdd).not.toHaveBeenCalled();
  finish(small);
  expect(await screen.findByRole('img', { name: 'box.jpg' })).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'กำลังย่อรูป' })).toBeNull();
  expect(handleAdd.mock.calls[0]?.[0][0]).toMatchObject({ name: 'box.jpg', type: 'image/jpeg', size: 4 });
});

test('what turns out to be no picture is named, and the others are taken', async () => {
  const encode = (file: Blob) =>
    file instanceof File && file.name === 'fake.png' ? Promise.reject(new Error('no picture')) : Promise.resolve(small);
  render(<Photos encode={encode} />);
  drop(photo('fake.png'), photo('box.png'));
  expect(await screen.findByText('เปิด fake.png ไม่ได้')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'box.jpg' })).toBeTruthy();
});

test('photos still being made small count, so that there are never too many', async () => {
  render(<Photos encode={() => Promise.resolve(small)} />);
  drop(photo('a.png'), photo('b.png'), photo('c.png'));
  expect(await screen.findByText('c.png เกินจำนวน')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'เพิ่มรูป' }).disabled).toBe(true);
});

/** A worker that answers as the test decides. */
function fakeWorker(answer: (job: ResizeJob, reply: (data: unknown) => void) => void) {
  const target = new EventTarget();
  const reply = (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data }));
  const worker: ResizeWorker = {
    postMessage: (job: ResizeJob) => queueMicrotask(() => answer(job, reply)),
    terminate: vi.fn(),
    addEventListener: target.addEventListener.bind(target),
  };
  return { worker, fail: () => target.dispatchEvent(new Event('error')) };
}

test('the worker does the work, and each photo gets its own answer', async () => {
  const jobs: ResizeJob[] = [];
  const { worker } = fakeWorker((job, reply) => {
    jobs.unshift(job);
    if (jobs.length === 2) for (const { id } of jobs) reply({ id, jpeg: new Blob(['x'.repeat(id)]) });
  });
  const onPage = vi.fn();
  const { resize } = createPhotoResizer(onPage, () => worker);
  const made = await Promise.all([resize(photo('a.png'), limits), resize(photo('b.png'), limits)]);
  expect(made.map(({ size }) => size)).toEqual([1, 2]);
  expect(onPage).not.toHaveBeenCalled();
});

test.each([
  [
    'may not be started',
    () => {
      throw new Error('blocked by the policy');
    },
  ],
  ['has no canvas', () => fakeWorker(({ id }, reply) => reply({ id, error: 'OffscreenCanvas is not defined' })).worker],
  [
    'does not load',
    () => {
      const { worker, fail } = fakeWorker(() => fail());
      return worker;
    },
  ],
])('where the worker %s, the page makes the photo small itself', async (_, createWorker) => {
  const { resize } = createPhotoResizer(() => Promise.resolve(small), createWorker);
  expect(await resize(photo('a.png'), limits)).toBe(small);
});

test('a photo keeps its ratio, is never enlarged and never vanishes', () => {
  expect(fitInside({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitInside({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitInside({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
  expect(fitInside({ width: 9000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
});

test('its name says what it has become', () => {
  expect(['IMG_2041.HEIC', 'ของ.ส่ง.png', 'photo', '.png'].map(jpegName)).toEqual([
    'IMG_2041.jpg',
    'ของ.ส่ง.jpg',
    'photo.jpg',
    'photo.jpg',
  ]);
});
