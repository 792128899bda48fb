import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import type { QrCodeProps } from './qr-code.tsx';
import { QrCode } from './qr-code.tsx';

const PIXELS = 6;

/** Rasterises the rendered code (viewBox, path and all) as a camera would see it, and decodes it. */
function scan(container: HTMLElement): string | undefined {
  const drawing = container.querySelector('svg');
  const [left = 0, top = 0, side = 0] = (drawing?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const width = side * PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = drawing?.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < PIXELS; row += 1) {
      const start = ((Number(y) - top) * PIXELS + row) * width + (Number(x) - left) * PIXELS;
      for (let column = 0; column < Number(run) * PIXELS; column += 1)
        pixels.fill(0, (start + column) * 4, (start + column) * 4 + 3);
    }
  }
  return jsQr(pixels, width, width)?.data;
}

const show = (props: Partial<QrCodeProps>) =>
  render(<QrCode value="https://songwai.example/t/8K2M7Q" label="ลิงก์ติดตาม" {...props} />);

test.each(['low', 'medium', 'quartile', 'high'] as const)(
  'a reader gets what was put in, with %s correction',
  (errorCorrection) => {
    const payload = '00020101021229370016A000000677010111011300668000000005802TH5303764540730000063049F2D';
    expect(scan(show({ value: payload, errorCorrection }).container)).toBe(payload);
  },
);

test('Thai text is read as it was written', () => {
  expect(scan(show({ value: 'ส่งไว ฿466.45' }).container)).toBe('ส่งไว ฿466.45');
});

test('with a mark in the middle it can still be read', () => {
  const { container } = show({ logo: <i>ส</i>, errorCorrection: 'low' });
  expect(container.querySelector('.sw-qr__logo')).toBeTruthy();
  expect(scan(container)).toBe('https://songwai.example/t/8K2M7Q');
});

test('a long value with a mark can still be read', () => {
  const value = `https://songwai.example/t/${'8K2M7Q'.repeat(40)}`;
  expect(scan(show({ value, logo: <i>ส</i> }).container)).toBe(value);
});

test('around it there are four modules of nothing', () => {
  const drawing = show({}).container.querySelector('svg');
  const [left, , side] = (drawing?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const modules = [...(drawing?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) \d+h(\d+)/g)];
  const right = Math.max(...modules.map(([, x, run]) => Number(x) + Number(run)));
  expect([left, side]).toEqual([-4, right + 8]);
});

test('it says what scanning does', () => {
  show({});
  expect(screen.getByRole('img', { name: 'ลิงก์ติดตาม' })).toBeTruthy();
});

test('a covered one cannot be read any more, and is no picture', () => {
  const { container } = show({ cover: <button type="button">ขอใหม่</button> });
  expect(scan(container)).not.toBe('https://songwai.example/t/8K2M7Q');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'ขอใหม่' })).toBeTruthy();
});

test('what is too long for a code is refused, not cut', () => {
  expect(() => show({ value: 'ก'.repeat(2000) })).toThrow(RangeError);
});

test('a code that somebody else encoded is shown as its picture, and not under a cover', () => {
  const { rerender } = render(<QrCode value="" pictureUrl="/code.svg" label="จ่าย 3,000 บาท" />);
  expect(screen.getByRole('img', { name: 'จ่าย 3,000 บาท' }).getAttribute('src')).toBe('/code.svg');
  rerender(<QrCode value="" pictureUrl="/code.svg" label="จ่าย 3,000 บาท" cover="หมดเวลา" />);
  expect(screen.queryByRole('img')).toBeNull();
});
