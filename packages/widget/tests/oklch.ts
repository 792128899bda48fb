import type { Rgb } from '@songwai/ui/tests/token-colors';

/** Lightness 0-1, chroma, hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Clips channels outside sRGB, as browsers do. */
const fromLinear = (light: number): number => {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, share * 255));
};

/** CSS Color 4, "Sample code for color conversions". */
export const toOklch = ([red, green, blue]: Rgb): Oklch => {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const beta = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return [lightness, Math.hypot(alpha, beta), Math.atan2(beta, alpha)];
};

export const fromOklch = ([lightness, chroma, hue]: Oklch): Rgb => {
  const [alpha, beta] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const medium = (lightness - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const short = (lightness - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
};
