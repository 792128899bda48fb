import { recordEvent } from '../../events/queries.ts';
import { queueMail } from '../../messages/queue-queries.ts';
import type { Db } from '../../platform/db.ts';
import { readEnd } from '../run-view.ts';
import type { Run } from './book-trip.ts';

interface End {
  readonly run: Run;
  readonly at: Date;
  readonly link: string;
}

/** What the mail says: how many trips are booked, and what is left to do. */
function writeMail(
  { language, file_name: file }: Run,
  { booked, failed, link }: { readonly booked: number; readonly failed: number; readonly link: string },
) {
  if (language === 'th')
    return {
      subject:
        failed === 0
          ? `จองครบแล้ว ${booked} เที่ยว จากไฟล์ ${file}`
          : `จองแล้ว ${booked} เที่ยว เหลือ ${failed} เที่ยวให้ตรวจ จากไฟล์ ${file}`,
      body: `จองจากไฟล์ ${file} เสร็จแล้ว\nจองสำเร็จ ${booked} เที่ยว${failed === 0 ? '' : `\nยังไม่ได้จอง ${failed} เที่ยว ยังไม่มีการคิดเงิน ลองใหม่ได้โดยไม่จองซ้ำ`}\n\nดูผลและดาวน์โหลดไฟล์พร้อมเลขงานได้ที่\n${link}\n\nทีมส่งไว`,
    };
  return {
    subject:
      failed === 0 ? `All ${booked} trips of ${file} are booked` : `${booked} trips of ${file} are booked, ${failed} need you`,
    body: `The booking of ${file} is done.\nBooked: ${booked}${failed === 0 ? '' : `\nNot booked: ${failed}. Nothing was charged for them; trying again never books twice.`}\n\nSee the result, and download the file with job numbers:\n${link}\n\nThe Songwai team`,
  };
}

/** Tells the customer that a file is done, in the transaction that ends it. */
export async function notifyOfEnd(trx: Db, { run, at, link }: End): Promise<void> {
  const { booked, failed, email } = await readEnd(trx, run);
  if (email !== null) await queueMail(trx, { ...writeMail(run, { booked, failed, link }), to: email, purpose: 'bulkDone', at });
  await recordEvent(trx, { kind: 'bulk.done', subject: run.user_id, payload: { bulkId: run.id, booked, failed }, at });
}
