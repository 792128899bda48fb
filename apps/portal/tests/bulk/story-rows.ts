import type { CheckedPlace, CheckPlaces, RowCells } from '@songwai/core/bulk/rows/delivery-row';
import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { createRowsFlow } from '@songwai/core/bulk/rows/rows-flow';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import type { Place } from '@songwai/core/places/place';
import { storyNow } from '@songwai/features/tests/story-now';
import { createMemoryStorage } from '../memory-storage.ts';

const place = (placeId: string, name: string, address: string): Place => ({
  ...{ placeId, name, address },
  ...{ district: 'จตุจักร', subDistrict: 'จอมพล', lat: 13.816, lng: 100.561 },
});

/** Two shopping centres with one name. */
export const twoCentrals = [
  place('p-1', 'เซ็นทรัลลาดพร้าว', 'ถนนพหลโยธิน จตุจักร กรุงเทพมหานคร'),
  place('p-2', 'เซ็นทรัลอีสต์วิลล์', 'ถนนประดิษฐ์มนูธรรม ลาดพร้าว กรุงเทพมหานคร'),
];

export const cellsOf = (cells: Partial<RowCells> = {}): RowCells => ({
  ...{ name: 'คุณวรรณา', phone: '081 234 5678', address: '88/12 ซ.อารีย์ 2 พญาไท' },
  ...{ note: '', cod: '', reference: '', date: '' },
  ...cells,
});

/** The rows of the mockup that are to be mended, by their numbers. */
const faulty: Readonly<Record<number, Partial<RowCells>>> = {
  12: { name: 'คุณจิราพร', phone: '081 234 56', address: '88/12 ซ.อารีย์ 2 พญาไท', note: 'ฝากไว้ที่ รปภ.' },
  47: { name: 'คุณสมหญิง', phone: '089 410 7723', address: 'เซ็นทรัลลาดพร้าว' },
  103: { name: '', phone: '062 118 9034', address: '19 ถ.พระราม 9 ห้วยขวาง' },
  188: { name: 'คุณวีระ', phone: '091 552 0084', address: 'ม.เมืองทอง ซ.8 เชียงใหม่', note: 'ของแตกง่าย' },
  201: { name: 'คุณเอกชัย', phone: '086 771 3420', address: 'รพ.', note: 'แผนกเภสัช' },
  251: { name: 'คุณปิ่น', phone: '02-88-1', address: '57 ซ.ทองหล่อ 13 วัฒนา' },
  402: { name: 'คุณนุ่น', phone: '66 81 2', address: '12 ซ.สุขุมวิท 49', note: 'โทรก่อนถึง' },
};

/** A file of 500 rows, of which seven are to be mended. */
export const storySheet = (count = 500, wrong = faulty): RowSheet => ({
  fileName: 'ส่งของ-24พย.xlsx',
  columns: { name: 'B', phone: 'C', address: 'D', note: 'E' },
  rows: Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    cells: cellsOf({ address: `${index + 1} ถ.พหลโยธิน พญาไท`, ...wrong[index + 2] }),
  })),
  later: [],
  total: count,
});

const answers: Readonly<Record<string, Partial<CheckedPlace>>> = {
  เซ็นทรัลลาดพร้าว: { places: twoCentrals, doubt: 'severalPlaces' },
  'ม.เมืองทอง ซ.8 เชียงใหม่': { places: [], doubt: 'outside' },
};

/** Knows every address but those of `answers`. */
export const checkStoryPlaces: CheckPlaces = async (rows) =>
  rows.map(({ row, address }) => ({
    row,
    places: [place(`p-${row}`, address, 'พญาไท กรุงเทพมหานคร')],
    doubt: null,
    bookedAs: row === 3 ? 'J00000012' : null,
    ...answers[address],
  }));

/** The rows of a file in memory. Typing is looked at without a pause. */
export function createStoryRows(sheet: RowSheet | null = storySheet(), checkPlaces: CheckPlaces = checkStoryPlaces): RowsFlow {
  const flow = createRowsFlow({
    checkPlaces,
    clock: () => storyNow,
    storage: createMemoryStorage(),
    startTimer: (callback) => {
      const frame = requestAnimationFrame(callback);
      return () => cancelAnimationFrame(frame);
    },
  });
  if (sheet) flow.load(sheet);
  return flow;
}
