import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, Path2D } from '@napi-rs/canvas';

/** The mark of `ui/src/logo`, in a box of 26 × 30, in the colours of the tokens. */
const mark = { width: 26, height: 30, line: 'M19 6h-7.5a4.5 4.5 0 0 0 0 9h3a4.5 4.5 0 0 1 0 9H7', lineWidth: 4 };
const brand = '#0b6b5d';
const marigold = '#ffb31a';
const canvasColour = '#f5f8f6';

interface AppIcon {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** How much of the height the mark takes. A launcher may cut a maskable icon to the inner circle, four fifths wide. */
  readonly share: number;
  /** Null: transparent. */
  readonly background: string | null;
  /** Share of the size; 0 where the device rounds the icon itself. */
  readonly radius: number;
  readonly colours: { readonly line: string; readonly end: string };
}

const inColour = { line: brand, end: marigold };

/** The icons of both manifests, of Apple's home screen, and of notifications, which show only the shape. */
const icons: readonly AppIcon[] = [
  { name: 'icon-192', size: 192, share: 0.66, background: canvasColour, radius: 0.22, colours: inColour },
  { name: 'icon-512', size: 512, share: 0.66, background: canvasColour, radius: 0.22, colours: inColour },
  { name: 'icon-maskable-512', size: 512, share: 0.5, background: canvasColour, radius: 0, colours: inColour },
  { name: 'apple-touch-180', size: 180, share: 0.58, background: canvasColour, radius: 0, colours: inColour },
  { name: 'badge-96', size: 96, share: 0.9, background: null, radius: 0, colours: { line: '#ffffff', end: '#ffffff' } },
];

const render = ({ size, share, background, radius, colours }: AppIcon): Buffer => {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (background) {
    pen.fillStyle = background;
    pen.beginPath();
    pen.roundRect(0, 0, size, size, radius * size);
    pen.fill();
  }
  const scale = (size * share) / mark.height;
  pen.translate((size - mark.width * scale) / 2, (size - mark.height * scale) / 2);
  pen.scale(scale, scale);
  pen.lineWidth = mark.lineWidth;
  pen.lineCap = 'round';
  pen.strokeStyle = colours.line;
  pen.stroke(new Path2D(mark.line));
  for (const { x, y, radius: r, colour } of [
    { x: 20, y: 6, radius: 4, colour: colours.line },
    { x: 6, y: 24, radius: 5.5, colour: colours.end },
  ]) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  }
  return canvas.toBuffer('image/png');
};

const folder = fileURLToPath(new URL('../../public/app/', import.meta.url));
await mkdir(folder, { recursive: true });
await Promise.all(icons.map((icon) => writeFile(`${folder}${icon.name}.png`, render(icon))));
