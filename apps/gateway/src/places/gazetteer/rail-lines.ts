import type { RailLine } from './place-entry.ts';

const bts = { th: 'BTS', en: 'BTS' };
const mrt = { th: 'MRT', en: 'MRT' };
const airportLink = { th: 'ARL', en: 'ARL' };
const redLine = { th: 'สายสีแดง', en: 'SRT Red Line' };

/** The lines of stations.csv, with the colours that their operators use. */
export const railLines: readonly RailLine[] = [
  { id: 'sukhumvit', system: bts, th: 'บีทีเอส สายสุขุมวิท', en: 'BTS Sukhumvit Line', color: '#65b724' },
  { id: 'silom', system: bts, th: 'บีทีเอส สายสีลม', en: 'BTS Silom Line', color: '#246b5b' },
  { id: 'gold', system: bts, th: 'รถไฟฟ้าสายสีทอง', en: 'Gold Line', color: '#a3862a' },
  { id: 'blue', system: mrt, th: 'เอ็มอาร์ที สายสีน้ำเงิน', en: 'MRT Blue Line', color: '#1964b7' },
  { id: 'purple', system: mrt, th: 'เอ็มอาร์ที สายสีม่วง', en: 'MRT Purple Line', color: '#660066' },
  { id: 'yellow', system: mrt, th: 'เอ็มอาร์ที สายสีเหลือง', en: 'MRT Yellow Line', color: '#ffcb09' },
  { id: 'pink', system: mrt, th: 'เอ็มอาร์ที สายสีชมพู', en: 'MRT Pink Line', color: '#cd4692' },
  {
    id: 'pink-branch',
    system: mrt,
    th: 'เอ็มอาร์ที สายสีชมพู ช่วงเมืองทองธานี',
    en: 'MRT Pink Line, Muang Thong Thani branch',
    color: '#cd4692',
  },
  { id: 'airport', system: airportLink, th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link', color: '#e32020' },
  { id: 'dark-red', system: redLine, th: 'รถไฟฟ้าสายสีแดงเข้ม', en: 'SRT Dark Red Line', color: '#e10506' },
  { id: 'light-red', system: redLine, th: 'รถไฟฟ้าสายสีแดงอ่อน', en: 'SRT Light Red Line', color: '#fd5353' },
];
