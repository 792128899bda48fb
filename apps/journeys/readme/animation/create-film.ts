import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { toCanvas } from '../../pictures/to-webp.ts';
import { animatedWebp, type WebpFrame } from './animated-webp.ts';
import { changedPart } from './changed-part.ts';

/** Of 100: texts stay sharp. */
const quality = 72;

const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);

/** Films what somebody does in a page: one picture a step, each as long as it takes to read. */
export const createFilm = (page: Page) => {
  const steps: { readonly canvas: Canvas; readonly durationMs: number }[] = [];

  const frameOf = async ({ canvas, durationMs }: (typeof steps)[number], index: number): Promise<WebpFrame> => {
    const { width, height } = canvas;
    const before = steps[index - 1];
    const whole = { x: 0, y: 0, width, height };
    // A step that changes nothing seen still takes its time.
    const part = before ? (changedPart(pixelsOf(before.canvas), pixelsOf(canvas)) ?? { ...whole, width: 2, height: 2 }) : whole;
    const cut = createCanvas(part.width, part.height);
    cut.getContext('2d').drawImage(canvas, -part.x, -part.y);
    return { ...part, durationMs, webp: await cut.encode('webp', quality) };
  };

  return {
    take: async (durationMs: number): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      steps.push({ canvas: await toCanvas(await page.screenshot({ animations: 'disabled' })), durationMs });
    },
    lengthMs: () => steps.reduce((sum, { durationMs }) => sum + durationMs, 0),
    frames: () => steps.length,
    toWebp: async (): Promise<Buffer> => {
      const [first] = steps;
      if (!first) throw new Error('Nothing was filmed.');
      return animatedWebp(first.canvas, await Promise.all(steps.map(frameOf)));
    },
  };
};
