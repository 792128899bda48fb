import type { Answers } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

const areas = [
  ['สาทร', 'บางรัก'],
  ['วัฒนา', 'คลองเตย'],
  ['สวนหลวง', 'ประเวศ'],
  ['พญาไท', 'ดินแดง'],
  ['จตุจักร', 'ลาดพร้าว'],
  ['ธนบุรี', 'ตลิ่งชัน'],
  ['มีนบุรี'],
  ['บางใหญ่'],
] as const;
const prices = [399, 373.5, 390, 385.5, 390, 408, 402, 422] as const;

const summary = {
  bulkId: 'B4kq0c2T9xYw8sLd',
  fileName: 'ส่งของ-24พย.xlsx',
  createdDateTime: '2026-11-24T07:18:00.000Z',
  dropCount: 64,
  tripCount: 8,
  leftCount: 0,
};

/** How a file of eight trips stands. */
export interface FileState {
  readonly status: 'booking' | 'stopped' | 'done';
  readonly booked: number;
  readonly failed?: number;
  readonly left?: number;
}

const failures = [
  {
    failureTh: 'ระบบยังไม่พร้อมให้บริการ กรุณาลองใหม่ในอีกสักครู่',
    failureEn: 'The service is not available right now. Please try again shortly.',
  },
  {
    failureTh: 'ราคาเปลี่ยนเป็น ฿438 ตรวจแล้วกดจองในราคาใหม่',
    failureEn: 'The price is now ฿438. Check it, then book at the new price.',
    newPrice: 438,
  },
];

/** A file as `/bulk/:bulkId` answers it. */
export const wireBulk = ({ status, booked, failed = 0, left = 0 }: FileState) => ({
  ...summary,
  ...{
    status,
    bookedCount: booked,
    failedCount: failed,
    leftCount: left,
    paymentType: 4,
    vehicle: 1,
    mailTo: 'aree@example.com',
  },
  ...(status === 'done' && { finishedDateTime: '2026-11-24T07:22:00.000Z' }),
  trips: areas.map((districts, index) => {
    const common = { trip: index + 1, rows: Array.from({ length: 8 }, (_, row) => index * 8 + row + 2) };
    const price = { price: prices[index], alonePrice: (prices[index] ?? 0) * 1.86 };
    const trip = { ...common, ...price, districts };
    if (index < booked) return { ...trip, status: 'booked', jobId: `J0000004${index}`, trackingId: `t${index}` };
    if (index < booked + failed) return { ...trip, status: 'failed', ...failures[index - booked] };
    return { ...trip, status: 'waiting' };
  }),
});

/** Answers of a gateway that has one file. */
export const bulkAnswers = (state: FileState): Answers => ({
  '/bulk/:bulkId': () => ({ ...ok, bulk: wireBulk(state) }),
  '/bulk/:bulkId/stop': () => ok,
  '/bulk/:bulkId/continue': () => ok,
  '/bulk': () => ({
    ...ok,
    bulks: [
      { ...summary, fileName: 'ส่งของ-17พย.xlsx', status: 'done', dropCount: 212, tripCount: 29, bookedCount: 29, failedCount: 0 },
      {
        ...summary,
        bulkId: 'x',
        fileName: 'สาขา-พย.csv',
        status: 'done',
        dropCount: 64,
        tripCount: 9,
        bookedCount: 9,
        failedCount: 0,
      },
    ],
  }),
});

export const bulkPath = `/upload?file=${summary.bulkId}`;

/** A plan over rows that the page sends, eight to a trip. */
export const planAnswers: Answers = {
  '/bulk/plan': ({ drops, mostDrops }) => {
    const rows = (drops as readonly { readonly row: number }[]).map(({ row }) => row);
    const size = mostDrops === 1 ? 1 : 8;
    const trips = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
      const own = rows.slice(index * size, (index + 1) * size);
      return {
        rows: own,
        distance: 18.6 - index / 2,
        price: size === 1 ? 92.25 : (prices[index] ?? 390),
        alonePrice: own.length * 92.25,
      };
    });
    const sum = (of: 'price' | 'alonePrice') => trips.reduce((total, trip) => total + trip[of], 0);
    return { ...ok, trips, total: sum('price'), aloneTotal: sum('alonePrice') };
  },
  '/bulk/places': ({ rows }) => ({
    ...ok,
    rows: (rows as readonly { readonly row: number }[]).map(({ row }) => ({
      row,
      places: [
        {
          ...{ placeId: `P${row}`, addressName: `ที่ส่ง ${row}`, address: 'กรุงเทพมหานคร', subDistrict: '' },
          district: areas[Math.floor((row - 2) / 8) % areas.length]?.[row % 2] ?? 'สาทร',
          ...{ lat: 13.7 + ((row * 37) % 90) / 1_000, lng: 100.5 + ((row * 53) % 90) / 1_000 },
        },
      ],
    })),
  }),
};
