/** An opaque colour, its channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** `#9c3a24`. */
export const hexOf = (color: Rgb): string => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** How far two colours are apart in one channel; below three nobody sees it. */
export const differenceOf = (one: Rgb, other: Rgb): number =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
