import type { Language } from '@songwai/core/basics/language';
import { expect, it, vi } from 'vitest';
import { readFonts } from '../../platform/pdf/fonts.ts';
import { PageWriter } from '../../platform/pdf/page-writer.ts';
import type { Quotation } from '../queries.ts';
import { renderQuotation } from './render-quotation.ts';

const day = (iso: string) => new Date(`${iso}T03:00:00Z`);

const quotation = (totalSatang: number): Quotation => ({
  ...{ number: 'Q2026-00012', user_id: 'u', company_user_id: null, guid: 'g', token: 't', package_id: 13, vehicle_id: 1 },
  offer: { nameTh: 'มอเตอร์ไซค์ รายเดือน', nameEn: 'Motorcycle, monthly', maxKm: 120, feeSatang: totalSatang, options: [] },
  ...{ drivers: 1, months: 1, days_per_week: 6, weekdays: [1, 2, 3, 4, 5, 6], daily_start: '08:30', messenger_gender: 'N' },
  ...{ package_satang: totalSatang, options_satang: 0, vat_percent: 0, vat_satang: 0, total_satang: totalSatang },
  ...{ contact_name: 'พิมพ์ชนก', contact_phone: '0812345678', email: null },
  ...{ company_name: '', company_address: '', company_tax_id: '', remark: '' },
  ...{ starts_at: day('2026-12-01'), created_at: day('2026-11-24'), valid_until: day('2026-12-24'), accepted_at: null },
});

/** The lines on the paper: the file has only glyphs. */
async function linesOf(totalSatang: number, language: Language) {
  const line = vi.spyOn(PageWriter.prototype, 'line');
  const sender = { phone: '020000000', website: 'songwai.example' };
  await renderQuotation(quotation(totalSatang), { fonts: await readFonts(), language, sender });
  const lines = line.mock.calls.map(([text, place]) => ({ text, ...place }));
  line.mockRestore();
  return lines;
}

it.each<[language: Language, total: string, words: string]>([
  ['th', 'ยอดรวมทั้งสิ้น', 'หนึ่งหมื่นเจ็ดพันห้าร้อยบาทถ้วน'],
  ['en', 'Total', 'Seventeen thousand five hundred baht only'],
])('the total of the paper in %s stands in words below it', async (language, total, words) => {
  const lines = await linesOf(1_750_000, language);
  const at = lines.findIndex(({ text }) => text === total);
  expect(lines.slice(at, at + 3)).toMatchObject([{ text: total }, { text: '17,500.00' }, { text: words, align: 'right' }]);
});

it('words that need more than a line take another one, and the notes make room', async () => {
  const lines = await linesOf(777_777_777_777, 'en');
  const at = lines.findIndex(({ text }) => text === '7,777,777,777.77');
  const total = lines.findLastIndex(({ text }) => text === '7,777,777,777.77');
  expect(at).toBeGreaterThan(0);
  const [first, second, note] = lines.slice(total + 1);
  expect(`${first?.text} ${second?.text}`).toMatch(/^Seven billion .* seventy-seven satang only$/);
  expect(note?.text).toMatch(/^•/);
  expect(note?.y).toBeGreaterThan((second?.y ?? 0) + 10);
});
