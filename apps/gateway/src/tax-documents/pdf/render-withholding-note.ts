import { money } from '../../platform/pdf/styles.ts';
import type { IssueFacts, WithholdingNoteContent } from '../content.ts';
import { type DocumentSheet, startFollowingPage, writeHead } from './document-sheet.ts';
import { thaiDay } from './parts/dates.ts';
import { writePartyBox } from './parts/party-box.ts';
import { branchText } from './parts/party-texts.ts';
import { innerWidth } from './parts/sheet.ts';
import { measureRows, type TableLook, writeTable } from './parts/table.ts';
import { writeTotals } from './parts/totals.ts';

type WithholdingSheet = DocumentSheet<WithholdingNoteContent & IssueFacts>;

/** Writes what a company has to write on the certificate (50 ทวิ) for the tax that it withheld from us. */
export function renderWithholdingNote(sheet: WithholdingSheet): void {
  const { page, content } = sheet;
  const { addressee, issuer, invoiceNumber, percent, baseSatang, withheldSatang, paidAt } = content;
  let y = writeHead(sheet, [
    ['ใบแจ้งหนี้ / Invoice', invoiceNumber],
    ['แบบ / Form', 'ภ.ง.ด.53'],
  ]);
  y = writePartyBox(page, y, { label: 'ผู้มีหน้าที่หักภาษี ณ ที่จ่าย / Withheld by', party: addressee });
  const { address, taxNumber } = issuer;
  const us = { companyName: `${issuer.companyName} ${branchText(issuer.branch)}`, address, taxNumber };
  y = writePartyBox(page, y + 10, { label: 'ผู้ถูกหักภาษี ณ ที่จ่าย / Withheld from', party: us });
  const width = innerWidth(page);
  const look: TableLook = {
    padding: 8,
    columns: [
      { label: 'ประเภทเงินได้ / Income', from: 0, width: width - 290 },
      { label: 'วันที่จ่าย / Paid on', from: width - 280, width: 90 },
      { label: 'จำนวนเงินที่จ่าย', from: width - 190, width: 90, align: 'right' },
      { label: 'ภาษีที่หัก (บาท)', from: width - 90, width: 90, align: 'right' },
    ],
  };
  const rows = measureRows(page, look, [
    [
      ['ค่าขนส่ง (ข้อ 5 ตามมาตรา 3 เตรส)', `อัตราร้อยละ ${percent} ของจำนวนเงินก่อนภาษีมูลค่าเพิ่ม`],
      thaiDay(paidAt),
      money(baseSatang),
      money(withheldSatang),
    ],
  ]);
  y = writeTable(page, { look, rows, startPage: () => startFollowingPage(sheet, addressee.companyName) }, y + 22);
  writeTotals(
    page,
    {
      sums: [
        { name: 'จำนวนเงินที่จ่าย / Amount paid', satang: baseSatang },
        { name: 'ภาษีที่หักนำส่ง / Tax withheld', satang: withheldSatang, look: 'main' },
      ],
      inWordsSatang: withheldSatang,
      notes: ['ข้อมูลสำหรับออกหนังสือรับรองการหักภาษี ณ ที่จ่าย (50 ทวิ) เอกสารนี้ไม่ใช่หนังสือรับรอง'],
    },
    y,
  );
}
