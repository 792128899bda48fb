/** Drivers as the gateway lists them. */
const driver = (songwaiId: string, rest: Readonly<Record<string, unknown>>) => ({
  songwaiId,
  ratingCount: 12,
  remark: '',
  addedDate: '18/11/2026',
  isForCompany: false,
  jobCount: 1,
  ...rest,
});

export const wireFavourites = [
  driver('1', {
    ...{ songwaiName: 'สมชาย', plate: '2ขก 4471', vehicleKind: 'car', averageRating: 4.9 },
    ...{ jobCount: 38, lastJobDate: '20/11/2026', remark: 'ดูแลดอกไม้ดี ขับนิ่ม' },
  }),
  driver('2', {
    ...{ songwaiName: 'วิชัย', plate: '1กข 2087', vehicleKind: 'motorcycle', averageRating: 4.8 },
    ...{ jobCount: 21, lastJobDate: '18/11/2026', remark: 'รู้ทางซอยอารีย์' },
  }),
  driver('3', {
    ...{ songwaiName: 'อรุณี', plate: '5กท 918', vehicleKind: 'car', averageRating: 5 },
    ...{ jobCount: 12, lastJobDate: '12/11/2026', isForCompany: true },
  }),
  driver('4', { songwaiName: 'ประยุทธ์', plate: 'ถฬ 6620', vehicleKind: 'pickup', jobCount: 0 }),
];

export const wireBlocked = [
  driver('8', { songwaiName: 'ธีรพล', plate: '3กค 771', vehicleKind: 'motorcycle', remark: 'มาช้าและไม่รับสาย' }),
  driver('9', { songwaiName: 'กิตติ', plate: '9กม 1204', vehicleKind: 'car', remark: 'ของบุบสองครั้ง' }),
];

export const wireSuggested = [
  {
    songwaiId: '21',
    songwaiName: 'นพดล',
    plate: '7กก 3310',
    vehicleKind: 'car',
    averageRating: 4.7,
    ratingCount: 9,
    jobCount: 3,
  },
];
