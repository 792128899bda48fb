import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { openBulkRows, openFileOrder } from '../../src/bulk/open-bulk.ts';
import type { Portal } from '../../src/shell/portal.ts';

const cells = (row: number) => ({
  ...{ name: `คุณผู้รับ ${row}`, phone: `081 234 5${String(row).padStart(3, '0')}`, address: `${row} ถ.สาทร` },
  ...{ note: '', cod: '', reference: '', date: '' },
});
const sheet: RowSheet = {
  fileName: 'ส่งของ-24พย.xlsx',
  columns: { name: 'B', phone: 'C', address: 'D' },
  rows: Array.from({ length: 64 }, (_, index) => ({ number: index + 2, cells: cells(index + 2) })),
  later: [],
  total: 64,
};

/** A file whose rows are ready, from one shop. */
export const loadFile = (portal: Portal): void => {
  portal.part(openBulkRows).load(sheet);
  portal.part(openFileOrder).change({
    pickUp: {
      ...{ placeId: '', name: 'ร้านดอกไม้บ้านอารีย์', address: '', district: 'พญาไท', subDistrict: '', lat: 13.7797, lng: 100.5445 },
      ...{ contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678', remark: '', isReturn: false },
    },
  });
};
