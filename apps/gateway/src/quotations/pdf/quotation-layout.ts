import type { Language } from '@songwai/core/basics/language';
import { bahtFromSatang, type Satang } from '@songwai/core/basics/money';
import type { PageWriter, TextStyle } from '../../platform/pdf/page-writer.ts';
import type { Quotation } from '../queries.ts';

/** A quotation on its way to paper. */
export interface Drawing {
  readonly page: PageWriter;
  readonly quotation: Quotation;
  readonly language: Language;
}

/** The margin, in points. */
export const left = 56;
export const rightOf = (page: PageWriter): number => page.width - left;
/** Colours of the design system's light theme. */
export const brand = '#0b6b5d';
export const grey = '#4a5f59';
export const plain: TextStyle = { size: 10.5 };
export const small: TextStyle = { size: 9, color: grey };
export const bold: TextStyle = { size: 10.5, weight: 'bold' };
/** From one line to the next. */
export const line = 16;

/** An amount as tables and sums have it, always with its satang. */
export const money = (satang: Satang): string =>
  bahtFromSatang(satang).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
