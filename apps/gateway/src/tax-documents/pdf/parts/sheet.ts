import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { grey, type TextStyle } from '../../../platform/pdf/styles.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;

/** The margin on all sides: 15 mm. */
export const margin = 15 * mm;
/** Where the last line above the foot may end. */
export const bottomOf = (page: PageWriter): number => page.height - margin - 24;
export const rightOf = (page: PageWriter): number => page.width - margin;
export const innerWidth = (page: PageWriter): number => page.width - 2 * margin;

export const plain: TextStyle = { size: 9.75 };
export const soft: TextStyle = { size: 9.75, color: grey };
export const bold: TextStyle = { size: 9.75, weight: 'bold' };
export const large: TextStyle = { size: 11.25, weight: 'bold' };
export const small: TextStyle = { size: 8.25, color: grey };
/** From one line to the next. */
export const line = 14;
