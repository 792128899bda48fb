import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/tax-documents/read-pdf.ts';
import {
  creditNoteContent,
  invoiceContent,
  printed,
  receiptContent,
  withholdingContent,
} from '../../../tests/tax-documents/sample-documents.ts';
import { type FontFiles, readFonts } from '../../platform/pdf/fonts.ts';
import { renderDocument } from './render-document.ts';

let fonts: FontFiles;
beforeAll(async () => {
  fonts = await readFonts();
});

const pagesOf = async (...of: Parameters<typeof printed>) => readPdf(await renderDocument(printed(...of), fonts));

describe('an invoice', () => {
  it('reads from the head to the foot', async () => {
    const [page = ''] = await pagesOf(invoiceContent());
    const parts = ['ส่งไว', 'ใบแจ้งหนี้', 'IV2612-00042', 'งวด / Period พฤศจิกายน 2569', 'บริษัท กาแฟปลายซอย', 'แผนกโรงคั่ว พัฒนาการ'];
    const later = ['(หนึ่งหมื่นสองพันสี่ร้อยแปดสิบบาทถ้วน)', 'ยอดชำระสุทธิ / Net 12,355.20', 'Ref. 1 261200042', 'หน้า 1 จาก 7'];
    const places = [...parts, ...later].map((text) => page.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is a tax invoice only with VAT', async () => {
    expect((await pagesOf(invoiceContent(1)))[0]).not.toContain('ใบกำกับภาษี');
    expect((await pagesOf(invoiceContent(1, { vatPercent: 7 })))[0]).toContain('ใบแจ้งหนี้/ใบกำกับภาษี');
  });

  it('has 500 jobs on pages with the same head, each once and in order', async () => {
    const [first = '', ...others] = await pagesOf(invoiceContent(500));
    expect(first).toContain(`รายละเอียดงาน 500 รายการ อยู่ในหน้า 2 ถึง ${others.length + 1}`);
    for (const [index, page] of others.entries()) {
      expect(page).toContain('ใบแจ้งหนี้ IV2612-00042');
      expect(page).toContain('งาน / Job เส้นทาง / Route');
      expect(page).toContain(`หน้า ${index + 2} จาก ${others.length + 1}`);
    }
    const numbers = others.join('\n').match(/J000\d{5}/g) ?? [];
    expect(numbers).toEqual(invoiceContent(500).jobs.map(({ jobId }) => jobId));
  });

  it('says honestly what its code is: a page of the portal, or a bill for the bank’s app', async () => {
    const pageOf = async (qrText: string) => (await pagesOf({ ...invoiceContent(1), qrText }))[0] ?? '';
    const web = await pageOf('https://songwai.example/invoice/IV2612-00042');
    expect(web).toContain('สแกน QR ด้วยกล้องเพื่อเปิดหน้าชำระเงินบนเว็บ');
    expect(web).not.toContain('แอปธนาคาร');
    expect(await pageOf('00020101021130')).toContain('สแกน QR เพื่อจ่ายบิลในแอปธนาคาร');
  });

  it('says the buyer’s office, and nothing where it was issued before that was asked for', async () => {
    const addressed = async (change: object) => {
      const content = invoiceContent(1);
      return (await pagesOf({ ...content, addressee: { ...content.addressee, ...change } }))[0] ?? '';
    };
    expect(await addressed({ branch: '00000' })).toContain('สำนักงานใหญ่ / Head office');
    expect(await addressed({ branch: '00012' })).toContain('สาขาที่ 00012 / Branch 00012');
    expect(await addressed({ branch: '' })).not.toMatch(/Head office|Branch/);
  });

  it('without what may be withheld says nothing of it', async () => {
    const [page = ''] = await pagesOf(invoiceContent(1, { withholdingSatang: 0 }));
    expect(page).not.toMatch(/หัก ณ ที่จ่าย|50 ทวิ/);
  });
});

describe('a receipt', () => {
  it('says which one it stands for', async () => {
    const [page = ''] = await pagesOf(receiptContent(), { number: 'RC2612-00117', replaces: 'RC2612-00116' });
    expect(page).toContain('เป็นการยกเลิกและออกเอกสารฉบับใหม่แทนฉบับเดิมเลขที่\nRC2612-00116');
  });

  it('names the customer where no company is named, and keeps each letter', async () => {
    const [page = ''] = await pagesOf(receiptContent({ addressee: null }));
    expect(page).toContain('พิมพ์ชนก แก้วน้ำใส');
    expect(page).toContain('ริมแม่น้ำ');
    expect(page).not.toContain('0-1055-99008-77-0');
  });
});

describe('any document', () => {
  const contents = [invoiceContent(30), receiptContent(), creditNoteContent(), withholdingContent()];

  it.each(contents.map((content) => [content.kind, content] as const))(
    '%s has the same bytes each time',
    async (_kind, content) => {
      const [first, second] = [await renderDocument(printed(content), fonts), await renderDocument(printed(content), fonts)];
      expect(first.equals(second)).toBe(true);
    },
  );

  const hostile = [
    `\u202eשלום‏ مرحبا ${'ก'.repeat(500)}`,
    '👩‍👩‍👧‍👦 🛵 ส่งของ',
    'line\u0000one\u001b[31m\u007f\u0085',
    `${'WWWWWWWWWW'.repeat(20)}`,
    'ก็็็็็็็็็็็็็็็ ํา้ ำำำ',
    '%PDF-1.7 (\\) /Type << >> endstream',
  ];
  it.each(hostile)('takes whatever a name may hold: %j', async (name) => {
    const addressee = { companyName: name, address: name, taxNumber: '0105599008770', branch: '00000', postcode: '10400' };
    const invoice = invoiceContent(2, {
      addressee,
      departments: [{ department: name, jobCount: 1, vehicles: [], amountSatang: 1 }],
    });
    const jobs = invoice.jobs.map((job) => ({ ...job, from: name, to: name, reference: name, department: name }));
    const withholding = withholdingContent({ addressee });
    const receipt = receiptContent({
      addressee,
      stops: [{ name, at: null }],
      lines: [{ text: { th: name, en: name }, amountSatang: 1 }],
    });
    for (const content of [{ ...invoice, jobs }, receipt, creditNoteContent({ addressee, reason: name }), withholding]) {
      const text = (await pagesOf(content)).join('\n');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/);
      expect(text).toMatch(/หน้า 1 จาก \d/);
    }
  });
});
