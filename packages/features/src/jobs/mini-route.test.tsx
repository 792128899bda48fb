import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface } from '../../tests/surface.tsx';
import { MiniRoute } from './mini-route.tsx';

const show = (next: number | null, stops: readonly string[] = ['อารีย์', 'สีลม', 'อ่อนนุช']) =>
  render(
    <Surface language="th">
      <MiniRoute stops={stops} next={next}>
        J000-24819
      </MiniRoute>
    </Surface>,
  );

test('a row says from where to where, how many stops lie between, and where the driver heads', () => {
  const { container } = show(1);
  expect(container.textContent).toContain('อารีย์ → อ่อนนุช');
  expect(screen.getByText('ผ่านอีก 1 จุด')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'กำลังไปจุดที่ 2 จาก 3' })).toBeTruthy();
});

test('before the trip and after it the line says so', () => {
  show(null, ['อารีย์', 'สีลม']);
  expect(screen.getByRole('img', { name: 'ยังไม่ออกเดินทาง ทั้งหมด 2 จุด' })).toBeTruthy();
  expect(screen.queryByText(/ผ่านอีก/)).toBeNull();
  show(2, ['อารีย์', 'สีลม']);
  expect(screen.getByRole('img', { name: 'ส่งครบทุกจุดแล้ว' })).toBeTruthy();
});

test('a hire, which has one place, names it once', () => {
  const { container } = show(null, ['สยาม']);
  expect(container.querySelector('.sw-mini-route__names')?.textContent).toBe('สยาม');
});
