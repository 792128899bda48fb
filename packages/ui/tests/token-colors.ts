/** An opaque colour as gamma-encoded (not linear) sRGB channels, 0-255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export type Theme = 'light' | 'dark';

const fromHex = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/**
 * Reads every `--songwai-*: light-dark(#…, #…)` or `#…` of the tokens, also as the fallback of a `var()`, by name without the
 * prefix. Throws on an unknown name.
 */
export function readTokenColors(css: string): (name: string, theme: Theme) => Rgb {
  const pairs = new Map<string, Readonly<Record<Theme, Rgb>>>();
  const hex = '#[0-9a-f]{6}';
  for (const [, name, light, dark] of css.matchAll(
    new RegExp(`--songwai-([\\w-]+): (?:var\\(--[\\w-]+, )?light-dark\\((${hex}), (${hex})\\)`, 'g'),
  )) {
    if (name && light && dark && !pairs.has(name)) pairs.set(name, { light: fromHex(light), dark: fromHex(dark) });
  }
  for (const [, name, both] of css.matchAll(new RegExp(`--songwai-([\\w-]+): (${hex});`, 'g'))) {
    if (name && both) pairs.set(name, { light: fromHex(both), dark: fromHex(both) });
  }
  return (name, theme) => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`tokens.css has no colour --songwai-${name}`);
    return pair[theme];
  };
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Mixes `share` of the first colour into the second, as color-mix(in srgb) does. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}
