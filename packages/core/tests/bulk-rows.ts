import type { CheckedPlace, CheckPlaces, RowCells } from '../src/bulk/rows/delivery-row.ts';
import type { RowSheet } from '../src/bulk/rows/row-sheet.ts';
import type { Place } from '../src/places/place.ts';

/** A place of a sample row. */
export const samplePlace = (placeId: string): Place => ({
  placeId,
  name: `ที่ ${placeId}`,
  address: 'ถนนพหลโยธิน พญาไท กรุงเทพมหานคร',
  district: 'พญาไท',
  subDistrict: 'พญาไท',
  lat: 13.78,
  lng: 100.54,
});

/** Cells of a row without a fault. */
export const sampleCells = (cells: Partial<RowCells> = {}): RowCells => ({
  name: 'คุณจิราพร',
  phone: '081 234 5678',
  address: '88/12 ซ.อารีย์ 2 พญาไท',
  note: '',
  cod: '',
  reference: '',
  date: '',
  ...cells,
});

/** A file with one row for each of the cells, below a header in row 1. */
export const sampleSheet = (rows: readonly Partial<RowCells>[], later: readonly Partial<RowCells>[] = []): RowSheet => {
  const numbered = [...rows, ...later].map((cells, index) => ({ number: index + 2, cells: sampleCells(cells) }));
  return {
    fileName: 'ส่งของ-24พย.xlsx',
    columns: { name: 'B', phone: 'C', address: 'D', note: 'E' },
    rows: numbered.slice(0, rows.length),
    later: numbered.slice(rows.length),
    total: numbered.length,
  };
};

/** Answers with one place a row, or with what `known` says of an address; remembers what it was asked. */
export const createPlaceBook = (known: Readonly<Record<string, Partial<CheckedPlace>>> = {}) => {
  const asked: string[][] = [];
  const checkPlaces: CheckPlaces = async (rows) => {
    asked.push(rows.map(({ address }) => address));
    return rows.map(({ row, address }) => ({
      row,
      places: [samplePlace(`P${row}`)],
      doubt: null,
      bookedAs: null,
      ...known[address],
    }));
  };
  return { asked, checkPlaces };
};
