import { splitPhone } from '../../../validation/phones/find-written-phones.ts';
import { plainCell } from '../cells/cell-text.ts';
import { readDay } from '../cells/read-day.ts';
import { readPhone } from '../cells/read-phone.ts';

/** What the cells of a column look like: the share of the filled ones, 0 to 1. */
export interface ColumnContents {
  readonly phone: number;
  readonly address: number;
  readonly name: number;
  readonly date: number;
  /** Numbers that count up by one: the numbers of the rows. */
  readonly isCount: boolean;
  readonly isEmpty: boolean;
}

const addressWord =
  /ถ\.|ถนน|ซ\.|ซอย|แขวง|เขต|ตำบล|อำเภอ|จังหวัด|กรุงเทพ|กทม|คอนโด|หมู่บ้าน|อาคาร|ตึก|ม\.\s?\d|ชั้น|road|\brd\b|soi|bangkok|condo|tower|moo\b|\b1[0-3]\d{3}\b/i;
const houseNumber = /^\D{0,12}\d{1,5}(?:\/\d{1,4})?[\s,]/;

/** Whether a text looks like an address. */
export const isAddress = (text: string): boolean =>
  text.length >= 8 && /\p{L}{2}/u.test(text) && (addressWord.test(text) || (houseNumber.test(text) && text.length >= 12));

const isName = (text: string): boolean =>
  text.length <= 60 && /\p{L}{2}/u.test(text) && !/\d{2}/.test(text) && !addressWord.test(text);

const share = (texts: readonly string[], isMeant: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(isMeant).length / texts.length;

const isCount = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  texts.every((text, index) => /^\d{1,5}$/.test(text) && (index === 0 || Number(text) === Number(texts[index - 1]) + 1));

/** Judges a column by its filled cells. */
export function judgeColumn(cells: readonly string[]): ColumnContents {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return {
    phone: share(filled, (cell) => readPhone(splitPhone(plainCell(cell)).phone).ok),
    address: share(filled, isAddress),
    // A column that says the same in every row is no list of names.
    name: new Set(filled).size > filled.length / 3 ? share(filled, isName) : 0,
    date: share(filled, (cell) => /\D/.test(cell) && readDay(cell) !== null),
    isCount: isCount(filled),
    isEmpty: filled.length === 0,
  };
}
