import { bahtFromSatang, type Satang } from '@songwai/core/basics/money';
import type { Weight } from './fonts.ts';

/** The style of a text; lengths in points. */
export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** The position of a text: the left end of its first line, or the right end or middle with `align`. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly align?: 'left' | 'right' | 'center';
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Line height relative to the font size; Thai needs space for marks above and below. */
export const lineHeight = 1.5;

/** Colours of the design system's light theme. */
export const ink = '#10241f';
export const brand = '#0b6b5d';
export const grey = '#4a5f59';
export const marigold = '#ffb31a';
export const ruleColor = '#dce6e2';

/** An amount as tables and sums have it, always with its satang. */
export const money = (satang: Satang): string =>
  bahtFromSatang(Math.abs(satang))
    .toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .replace(/^/, satang < 0 ? '\u2212' : '');
