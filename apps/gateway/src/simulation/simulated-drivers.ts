import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { NewDriver } from '../drivers/queries.ts';

const crews: readonly { readonly kind: VehicleKind; readonly series: readonly string[]; readonly names: readonly string[] }[] = [
  {
    kind: 'motorcycle',
    series: ['2ขก', '1กย', '3ขค', '4กฉ'],
    names: [
      ...['สมชาย', 'วิชัย', 'อนุชา', 'ประเสริฐ', 'กิตติ', 'ณัฐพล', 'ธีรพงษ์', 'สุรชัย', 'พงศกร', 'อดิศร', 'วรวุฒิ', 'ชัยวัฒน์'],
      ...['ศักดิ์ดา', 'มานพ', 'จักรกฤษณ์', 'ภานุวัฒน์', 'สิทธิชัย', 'นพดล', 'รัตนา', 'เอกชัย', 'ปิยะ', 'วีระ', 'สุภาพร', 'ธนวัฒน์'],
      ...['วันเพ็ญ', 'ศิริพร', 'นภาพร'],
    ],
  },
  {
    kind: 'car',
    series: ['3กข', '8กร', '5ขจ'],
    names: ['สมศักดิ์', 'อรทัย', 'ไพโรจน์', 'กนกวรรณ', 'ชาญชัย', 'บุญมี', 'ทวีศักดิ์', 'จิราภรณ์', 'วสันต์', 'เกรียงไกร', 'นิรันดร์', 'พรชัย', 'มาลัย'],
  },
  {
    kind: 'pickup',
    series: ['1ฒฉ', '2ฒข'],
    names: ['ประยูร', 'สมพงษ์', 'ณรงค์', 'อำนาจ', 'สุเทพ', 'บุญส่ง', 'ไชยา', 'วินัย', 'บังอร', 'สมใจ'],
  },
  { kind: 'box', series: ['3ฒฌ'], names: ['สมบัติ', 'ถาวร', 'จำลอง', 'ประสิทธิ์', 'อุทัย', 'สุวิทย์'] },
  { kind: 'fence', series: ['1ฒณ'], names: ['บุญเลิศ', 'สายันต์', 'ทองใบ', 'ประวิทย์', 'คำรณ', 'เสน่ห์'] },
  { kind: 'reefer', series: ['2ฒน'], names: ['ชูชาติ', 'วิเชียร', 'อภิชาติ', 'สมาน'] },
];

/** Some for every vehicle that is hired by the day, so that a hire for a woman can be served. */
const women: ReadonlySet<string> = new Set([
  ...['รัตนา', 'สุภาพร', 'วันเพ็ญ', 'ศิริพร', 'นภาพร', 'อรทัย', 'กนกวรรณ', 'จิราภรณ์', 'มาลัย', 'บังอร', 'สมใจ'],
]);

/** Four digits that look random; the step is coprime to 9,000, so none repeats. */
const plateNumber = (index: number): number => 1000 + ((index * 3_307 + 3_471) % 9_000);

/** The simulator's drivers: enough of every vehicle that a demo seldom waits. */
export const simulatedDrivers: readonly NewDriver[] = crews.flatMap(({ kind, series, names }, crew) =>
  names.map((firstName, index) => ({
    firstName,
    plate: `${series[index % series.length]} ${plateNumber(crew * 100 + index)}`,
    vehicleKind: kind,
    gender: women.has(firstName) ? 'F' : 'M',
  })),
);
