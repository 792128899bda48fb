import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';

const months = [
  ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'],
  ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
];
const buddhistEraOffset = 543;

/** MM/YYYY as `พฤศจิกายน 2569`. */
export function thaiMonth(text: string): string {
  const [month, year] = text.split('/').map(Number);
  return `${months[(month ?? 1) - 1]} ${(year ?? 0) + buddhistEraOffset}`;
}

/** DD/MM/YYYY as `1 ธันวาคม 2569`. */
export const thaiDate = (text: string): string => `${Number(text.slice(0, 2))} ${thaiMonth(text.slice(3))}`;

/** An instant as its day in Bangkok: `1 ธันวาคม 2569`. */
export const thaiDay = (at: Date | string): string => thaiDate(bangkokDate(new Date(at)));

/** `1/12/2569 14:05` */
export function shortTime(at: string): string {
  const instant = new Date(at);
  const [day, month, year] = bangkokDate(instant).split('/').map(Number);
  return `${day}/${month}/${(year ?? 0) + buddhistEraOffset} ${bangkokTime(instant)}`;
}
