import { afterEach, expect, test, vi } from 'vitest';
import { qrPicture } from './qr-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const blob = new Blob(['png'], { type: 'image/png' });
const createContext = () => ({
  fillRect: vi.fn(),
  fill: vi.fn(),
  fillText: vi.fn(),
  drawImage: vi.fn(),
  save: vi.fn(),
  restore: vi.fn(),
  translate: vi.fn(),
  scale: vi.fn(),
});
const canvasOf = (context: object | null, result: Blob | null = blob) =>
  ({
    getContext: () => context,
    toBlob: (give: (made: Blob | null) => void) => give(result),
  }) as unknown as HTMLCanvasElement;

test('the picture has the code and below it the sum and what it is for', async () => {
  vi.stubGlobal('Path2D', class {});
  const context = createContext();
  const options = { code: { value: '000201' }, lines: ['฿396.45', 'J000-48213'], createCanvas: () => canvasOf(context) };
  expect(await qrPicture(options)).toBe(blob);
  expect(context.fill).toHaveBeenCalledTimes(1);
  expect(context.fillText.mock.calls.map(([line]) => line)).toEqual(['฿396.45', 'J000-48213']);
});

test('a code that somebody else encoded is taken from its picture', async () => {
  class Loaded {
    onload = () => undefined;
    set src(_url: string) {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('Image', Loaded);
  const context = createContext();
  await qrPicture({ code: { pictureUrl: '/qr.svg' }, lines: [], createCanvas: () => canvasOf(context) });
  expect(context.drawImage).toHaveBeenCalledWith(expect.any(Loaded), 60, 60, 600, 600);
});

test('a browser that cannot paint says so', async () => {
  const options = { code: { value: '000201' }, lines: [] };
  await expect(qrPicture({ ...options, createCanvas: () => canvasOf(null) })).rejects.toThrow('canvas');
  vi.stubGlobal('Path2D', class {});
  await expect(qrPicture({ ...options, createCanvas: () => canvasOf(createContext(), null) })).rejects.toThrow('made');
});
