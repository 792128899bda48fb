import type { Locator } from '@playwright/test';

/** Red, green and blue, from 0 to 255. */
export type Painted = readonly number[];

/** What is painted, whatever notation the style has. */
export const painted = (locator: Locator, property: 'background-color' | 'color'): Promise<Painted> =>
  locator.first().evaluate((element, name) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!pixel) throw new Error('no canvas');
    pixel.fillStyle = getComputedStyle(element).getPropertyValue(name);
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, property);

const luminance = (colour: Painted): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of an element's text with its own background (WCAG 2.2). */
export const contrastOf = async (locator: Locator): Promise<number> => {
  const [text, background] = [await painted(locator, 'color'), await painted(locator, 'background-color')].map(luminance);
  const [a = 0, b = 0] = [text, background];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Whether two colours are the same but for what rounding does. @param hex `#9c3a24` */
export const isClose = (colour: Painted, hex: string): boolean =>
  [1, 3, 5].every((at, index) => Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (colour[index] ?? 0)) <= 2);
