// How long 500 rows of a file take from its bytes to checked rows, beside the spreadsheet reader alone, in turns in one run.
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { CheckPlaces } from '@songwai/core/bulk/rows/delivery-row';
import { createRowsFlow } from '@songwai/core/bulk/rows/rows-flow';
import readWorkbookFile from 'read-excel-file/universal';
import { readFile } from '../src/bulk/reading/read-file.ts';
import { textCells, writeSheet } from '../src/bulk/writing/write-sheet.ts';
import { createMemoryStorage } from '../tests/memory-storage.ts';

const rounds = 15;
/** A call of 25 rows as it takes on a phone's network. */
const callMs = 100;
const rows = Array.from({ length: 500 }, (_, index) => [
  `คุณวรรณา ${index}`,
  `08${String(10_000_000 + index)}`,
  `${index}/12 ซอยอารีย์ ${index % 9} แขวงพญาไท เขตพญาไท กรุงเทพฯ 10400`,
  'ฝากไว้ที่ รปภ.',
  index % 3 === 0 ? '350' : '',
  `A-${index}`,
  '25/11/2569',
]);
const header = ['ชื่อผู้รับ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ', 'ยอดเก็บเงินปลายทาง', 'เลขออเดอร์', 'วันที่ส่ง'];
const now = new Date('2026-11-24T03:00:00Z');
const workbook = await writeSheet({ name: 'a', widths: [], rows: [header, ...rows].map((row) => textCells(row)) });
const csv = new Blob([[header, ...rows].map((row) => row.join(',')).join('\n')]);

const checkPlaces: CheckPlaces = async (asked) => {
  await new Promise((resolve) => setTimeout(resolve, callMs));
  const place = { placeId: 'p', name: 'p', address: 'p', district: 'พญาไท', subDistrict: 'พญาไท', lat: 13.78, lng: 100.54 };
  return asked.map(({ row }) => ({ row, places: [place], doubt: null, bookedAs: null }));
};

async function toChecked(file: Blob): Promise<void> {
  const { table, columns, fileName } = await readFile(file, { fileName: 'a.xlsx', now });
  const flow = createRowsFlow({ checkPlaces, clock: () => now, storage: createMemoryStorage() });
  flow.load(rowsOfTable(table, columns, fileName));
  await new Promise<void>((resolve) => {
    flow.store.subscribe(({ counts }) => counts.ready === rows.length && resolve());
  });
  flow.dispose();
}

const subjects: Readonly<Record<string, () => Promise<unknown>>> = {
  [`500 rows of a workbook read, checked and found on the map, ${callMs} ms a call`]: () => toChecked(workbook),
  [`500 rows of a CSV file read, checked and found on the map, ${callMs} ms a call`]: () => toChecked(csv),
  '500 rows of a workbook read': () => readFile(workbook, { fileName: 'a.xlsx', now }),
  'the same by read-excel-file alone': () => readWorkbookFile(workbook),
};

const times = new Map(Object.keys(subjects).map((name) => [name, [] as number[]]));
for (let round = 0; round < rounds; round++) {
  for (const [name, act] of Object.entries(subjects)) {
    const start = performance.now();
    await act();
    times.get(name)?.push(performance.now() - start);
  }
}
for (const [name, list] of times) {
  const sorted = list.toSorted((one, other) => one - other);
  process.stdout.write(`| ${name} | ${Math.round(sorted[rounds >> 1] ?? 0)} ms | ${Math.round(sorted.at(-1) ?? 0)} ms |\n`);
}
