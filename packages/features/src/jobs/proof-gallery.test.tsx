import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storyPhoto } from '../../tests/story-photo.ts';
import { Surface } from '../../tests/surface.tsx';
import { ProofGallery, type ProofGalleryProps } from './proof-gallery.tsx';

const proofs = [
  { id: 'a', url: storyPhoto('#fff'), title: 'รับของแล้ว อารีย์ 13:42' },
  { id: 'b', url: storyPhoto('#eee'), title: 'ส่งถึง สีลม 14:12' },
];
const show = (props: Partial<ProofGalleryProps> = {}) =>
  render(
    <Surface language="th">
      <ProofGallery proofs={proofs} {...props} />
    </Surface>,
  );

test('a thumbnail says what it shows, opens large, and the others are an arrow away, round and round', async () => {
  show();
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'ดูรูป 1 จาก 2: รับของแล้ว อารีย์ 13:42' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'รับของแล้ว อารีย์ 13:42' });
  expect(within(dialog).getByText('รูป 1 จาก 2')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'ส่งถึง สีลม 14:12' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'รูปถัดไป' }));
  expect(screen.getByRole('img', { name: 'รับของแล้ว อารีย์ 13:42' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(opener.matches(':focus')).toBe(true);
});

test('a photo that does not load says so in its place', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: /ดูรูป 2/ }));
  fireEvent.error(screen.getByRole('img', { name: 'ส่งถึง สีลม 14:12' }));
  expect(screen.getByText('เปิดรูปนี้ไม่ได้')).toBeTruthy();
});

test('it has its faces: loading, none, failed', () => {
  const { unmount } = show({ proofs: null });
  expect(screen.getByRole('status', { name: 'กำลังโหลดรูป' })).toBeTruthy();
  unmount();
  const empty = show({ proofs: [] });
  expect(screen.getByText('ไม่มีรูปที่จุดนี้')).toBeTruthy();
  empty.unmount();
  show({ error: <p>โหลดรูปไม่ได้</p> });
  expect(screen.getByText('โหลดรูปไม่ได้')).toBeTruthy();
});
