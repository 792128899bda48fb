import type { Language } from '@songwai/core/basics/language';
import type { PageWriter } from '../../platform/pdf/page-writer.ts';
import { grey, type TextStyle } from '../../platform/pdf/styles.ts';
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
export const plain: TextStyle = { size: 10.5 };
export const small: TextStyle = { size: 9, color: grey };
export const bold: TextStyle = { size: 10.5, weight: 'bold' };
/** From one line to the next. */
export const line = 16;
