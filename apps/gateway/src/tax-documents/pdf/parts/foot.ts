import type { PageWriter } from '../../../platform/pdf/page-writer.ts';
import { innerWidth, margin, rightOf, small } from './sheet.ts';

/** Writes on every page that the document was made by a system, whom to ask, and how many pages there are. */
export function writeFeet(page: PageWriter, supportHours: string): void {
  const y = page.height - margin;
  const text = `เอกสารนี้ออกด้วยระบบอิเล็กทรอนิกส์ · ฝ่ายบริการลูกค้า ${supportHours.replace('-', '\u2013')} น. ทุกวัน`;
  page.onEachPage((number, count) => {
    page.rule({ x: margin, y: y - 10, width: innerWidth(page) });
    page.line(text, { x: margin, y: y + 6 }, small);
    page.line(`หน้า ${number} จาก ${count}`, { x: rightOf(page), y: y + 6, align: 'right' }, small);
  });
}
