import type { Part } from './changed-part.ts';

/** A still WebP that replaces a part of the picture before it. */
export interface WebpFrame extends Part {
  readonly webp: Buffer;
  readonly durationMs: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Length of the name and of the size before each chunk's content. */
const chunkHead = 8;
/** Length of `RIFF`, the size and `WEBP` at the start of a file. */
const fileHead = 12;

const chunk = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(chunkHead);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  // Chunks begin at even positions.
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** The chunks with the pixels of a still picture, without those about the file. */
function pixelChunks(webp: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = fileHead; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + chunkHead + length + (length % 2);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + 4))) chunks.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}

/** Numbers of three bytes each, the lowest first. */
const triples = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 3);
  for (const [index, number] of numbers.entries()) bytes.writeUIntLE(number, index * 3, 3);
  return bytes;
};

/** One file that shows the frames again and again (WebP container specification, "Animation"). No encoder in Node does without 20 MB. */
export function animatedWebp({ width, height }: Size, frames: readonly WebpFrame[]): Buffer {
  const isAnimated = 0b10;
  const replacesPixels = 0b10;
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.concat([Buffer.from([isAnimated, 0, 0, 0]), triples(width - 1, height - 1)])),
    // A white background, and no end.
    chunk('ANIM', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0])),
    ...frames.map((frame) =>
      chunk(
        'ANMF',
        Buffer.concat([
          triples(frame.x / 2, frame.y / 2, frame.width - 1, frame.height - 1, frame.durationMs),
          Buffer.from([replacesPixels]),
          pixelChunks(frame.webp),
        ]),
      ),
    ),
  ]);
  return chunk('RIFF', body);
}
