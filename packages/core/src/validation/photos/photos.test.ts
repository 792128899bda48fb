import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resizedPhoto } from './photo-resize.ts';
import { photoSignature } from './photo-signature.ts';
import { addedPhotos } from './photos.ts';

const png = (sizeBytes: number) => ({ sizeBytes, type: 'image/png' });

describe('photos of an order', () => {
  it('are five with those that are already there', () => {
    expect(addedPhotos(4, [png(1)]).ok).toBe(true);
    expect(addedPhotos(4, [png(1), png(1)])).toEqual({ ok: false, error: { code: 'tooManyPhotos', values: { max: 5 } } });
  });

  it('are at most 3 MB each', () => {
    expect(addedPhotos(0, [png(3 * 1024 * 1024)]).ok).toBe(true);
    expect(addedPhotos(0, [png(1), png(3 * 1024 * 1024 + 1)])).toMatchObject({
      error: { code: 'photoTooLarge', values: { sizeMb: 3 } },
    });
  });

  it('are png, jpeg or jpg, and other images and other files are told apart', () => {
    const codes = ['image/jpeg', 'image/jpg', 'image/gif', 'image/svg+xml', 'application/pdf', ''].map((type) => {
      const result = addedPhotos(0, [{ sizeBytes: 1, type }]);
      return result.ok ? 'ok' : result.error.code;
    });
    expect(codes).toEqual(['ok', 'ok', 'photoTypeUnsupported', 'photoTypeUnsupported', 'notAnImage', 'notAnImage']);
  });

  it('are what their first bytes say', () => {
    const jpegBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const pngBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect([photoSignature('image/jpeg', jpegBytes).ok, photoSignature('image/png', pngBytes).ok]).toEqual([true, true]);
    for (const [type, bytes] of [
      ['image/png', jpegBytes],
      ['image/jpeg', pngBytes],
      ['image/gif', pngBytes],
      ['image/png', new Uint8Array()],
    ] as const)
      expect(photoSignature(type, bytes)).toMatchObject({ error: { code: 'notAnImage' } });
  });
});

it('shrinks a photo to its longest side, keeps its ratio and never enlarges it', () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 100, max: 4000 }), (width, height, cap) => {
      const small = resizedPhoto({ width, height }, cap);
      expect(Math.max(small.width, small.height)).toBe(Math.min(cap, Math.max(width, height)));
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.max(small.width, small.height) / Math.max(width, height);
      expect(Math.abs(small.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(small.height - height * scale)).toBeLessThan(1);
    }),
  );
});
