import type { PhotoLimits } from './photo-plan.ts';
import { fitInside, QUALITIES } from './photo-plan.ts';

/** A canvas of either kind, and how to encode it as a JPEG. */
interface Sheet {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  readonly toJpeg: (quality: number) => Promise<Blob>;
}

function sheetOf(width: number, height: number): Sheet {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext('2d'),
      toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: canvas.getContext('2d'),
    toJpeg: (quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be encoded'))),
          'image/jpeg',
          quality,
        ),
      ),
  };
}

/**
 * Encodes a photo as a JPEG within the limits, in its upright orientation. It is always re-encoded, which also removes the
 * location where it was taken. Throws if the file is no image, or too large at the lowest quality.
 */
export async function encodePhoto(photo: Blob, { maxEdge, maxBytes }: PhotoLimits): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitInside(bitmap, maxEdge);
    const { context, toJpeg } = sheetOf(width, height);
    if (!context) throw new Error('No canvas to draw the photo on');
    // JPEG has no transparency: transparent parts would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const jpeg = await toJpeg(quality);
      if (jpeg.size <= maxBytes) return jpeg;
    }
    throw new Error('The photo stays too large');
  } finally {
    bitmap.close();
  }
}
