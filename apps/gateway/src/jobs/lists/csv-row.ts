import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import type { Language } from '@songwai/core/basics/language';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { statusText } from '@songwai/core/jobs/status-text';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import type { LocalText } from '../../http/language.ts';
import type { ListedJob } from '../queries.ts';
import type { CsvNames } from './csv-queries.ts';

const deliveryTypes: Readonly<Record<ListedJob['job']['job_type'], LocalText>> = {
  '-1': { th: '', en: '' },
  1: { th: 'เอกสาร', en: 'Document' },
  2: { th: 'พัสดุ', en: 'Parcel' },
  3: { th: 'อาหาร', en: 'Food' },
};

const services: Readonly<Record<ListedJob['job']['task_type'], LocalText>> = {
  1: { th: 'ส่งด่วน', en: 'Express' },
  2: { th: 'เหมาวัน', en: 'Full day' },
  3: { th: 'ส่งวันถัดไป', en: 'Next day' },
};

const payments: readonly LocalText[] = [
  { th: 'เงินสด', en: 'Cash' },
  { th: 'บัตรเครดิต', en: 'Card' },
  { th: 'กระเป๋าเงิน', en: 'Wallet' },
  { th: 'พร้อมเพย์', en: 'PromptPay' },
  { th: 'ใบแจ้งหนี้รายเดือน', en: 'Invoice' },
];

type Row = ListedJob & { readonly names: CsvNames; readonly language: Language };

interface Column {
  readonly title: LocalText;
  readonly cell: (row: Row) => string | number;
}

const satang = (title: LocalText, read: (row: Row) => number): Column => ({ title, cell: (row) => bahtFromSatang(read(row)) });

const columns: readonly Column[] = [
  { title: { th: 'เลขที่งาน', en: 'Job ID' }, cell: ({ job }) => formatJobId(job.id) },
  {
    title: { th: 'วันที่จอง', en: 'Booked' },
    cell: ({ job }) => `${bangkokDate(job.created_at)} ${bangkokTime(job.created_at)}`,
  },
  { title: { th: 'วันที่รับของ', en: 'Pick-up date' }, cell: ({ job }) => bangkokDate(job.pick_up_at) },
  { title: { th: 'เวลารับของ', en: 'Pick-up time' }, cell: ({ job }) => bangkokTime(job.pick_up_at) },
  { title: { th: 'สถานะ', en: 'Status' }, cell: ({ job, language }) => statusText(job.status, job.task_type)[language] },
  { title: { th: 'บริการ', en: 'Service' }, cell: ({ job, language }) => services[job.task_type][language] },
  { title: { th: 'ประเภทสินค้า', en: 'Delivery type' }, cell: ({ job, language }) => deliveryTypes[job.job_type][language] },
  {
    title: { th: 'รถ', en: 'Vehicle' },
    cell: ({ job, names, language }) => names.vehicles.get(job.vehicle_id)?.[language] ?? '',
  },
  { title: { th: 'จุดรับของ', en: 'Pick-up' }, cell: ({ stops }) => stops[0]?.address_name ?? '' },
  { title: { th: 'ผู้ติดต่อที่จุดรับ', en: 'Pick-up contact' }, cell: ({ stops }) => stops[0]?.contact_name ?? '' },
  { title: { th: 'เบอร์โทรที่จุดรับ', en: 'Pick-up phone' }, cell: ({ stops }) => formatPhone(stops[0]?.contact_phone ?? '') },
  {
    title: { th: 'จุดส่งของ', en: 'Drop-offs' },
    cell: ({ stops }) =>
      stops
        .slice(1)
        .map((stop) => stop.address_name)
        .join(' | '),
  },
  {
    title: { th: 'ผู้ติดต่อที่จุดส่ง', en: 'Drop-off contacts' },
    cell: ({ stops }) =>
      stops
        .slice(1)
        .map((stop) => `${stop.contact_name} ${formatPhone(stop.contact_phone)}`)
        .join(' | '),
  },
  { title: { th: 'ระยะทาง (กม.)', en: 'Distance (km)' }, cell: ({ job }) => job.distance_hundredths_km / 100 },
  satang({ th: 'ราคาปกติ', en: 'Price' }, ({ job }) => job.normal_satang),
  satang({ th: 'ส่วนลด', en: 'Discount' }, ({ job }) => job.discount_satang),
  satang({ th: 'เครดิตฟรี', en: 'Free credit' }, ({ job }) => job.free_credit_satang),
  satang({ th: 'เพิ่มราคา', en: 'Added' }, ({ job }) => job.added_satang),
  satang({ th: 'ราคาสุทธิ', en: 'Net price' }, ({ job }) => job.net_satang),
  satang({ th: 'ค่าใช้จ่ายเพิ่มเติม', en: 'Extra charges' }, ({ job, names }) => names.charges.get(job.id) ?? 0),
  { title: { th: 'ชำระโดย', en: 'Payment' }, cell: ({ job, language }) => payments[job.payment_type]?.[language] ?? '' },
  { title: { th: 'คะแนน', en: 'Rating' }, cell: ({ job }) => job.rating ?? '' },
  { title: { th: 'หมายเหตุ', en: 'Remark' }, cell: ({ job }) => job.remark },
  { title: { th: 'เลขอ้างอิงของคุณ', en: 'Your reference' }, cell: ({ job }) => job.reference },
  { title: { th: 'ผู้จอง', en: 'Booked by' }, cell: ({ job, names }) => names.users.get(job.user_id) ?? '' },
];

/** The first line of a job list's file. */
export const csvTitles = (language: Language): readonly string[] => columns.map(({ title }) => title[language]);

/** A job's cells. Money in baht; phones in groups, so that a spreadsheet does not take them for numbers and drop their zero. */
export const toCsvRow = (job: ListedJob, names: CsvNames, language: Language): readonly (string | number)[] =>
  columns.map(({ cell }) => cell({ ...job, names, language }));
