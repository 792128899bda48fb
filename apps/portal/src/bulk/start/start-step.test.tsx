import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sheetXml, workbookParts, zipped } from '../../../tests/bulk/workbook.ts';
import { SectionStory } from '../../../tests/section-story.tsx';
import { placesTexts } from '../../places/places-texts.ts';
import { readFile, readPasted } from '../reading/read-file.ts';
import type { StartReading } from '../reading/start-reading.ts';
import { sheetTexts } from './sheet-texts.ts';
import { StartStep } from './start-step.tsx';
import type { FirstRead } from './use-reading.ts';

const now = new Date('2026-11-24T03:00:00Z');
/** Reads in the page itself: jsdom has no workers. */
const readHere: StartReading = (source, _signal, sheet) =>
  typeof source === 'string'
    ? Promise.resolve().then(() => readPasted(source, now))
    : readFile(source, { fileName: source.name, now, sheet });

const shop: JobStop = {
  ...{ placeId: 'p-1', name: 'ร้านดอกไม้บ้านอารีย์', address: 'ซอยอารีย์ 2', district: 'พญาไท', subDistrict: 'พญาไท' },
  ...{ lat: 13.78, lng: 100.54, contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678', remark: '', isReturn: false },
};

const open = (startReading = readHere, first: FirstRead | null = null) => {
  const [onSheet, onPickUp] = [vi.fn(), vi.fn()];
  const step = <StartStep {...{ startReading, onSheet, onPickUp, first }} pickUp={shop} />;
  const { container } = render(<SectionStory language="th" Section={() => step} texts={[sheetTexts, placesTexts]} />);
  const choose = async (content: string, name = 'ส่งของ.csv') => {
    await screen.findByRole('button', { name: /^เลือกไฟล์/ });
    const input = container.querySelector('input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [new File([content], name)] } });
  };
  return { onSheet, onPickUp, choose };
};
const header = 'ชื่อ,เบอร์,ที่อยู่';
const nok = 'คุณนก,0812345678,88/12 ซ.อารีย์ 2 พญาไท';

it('gives the rows of a chosen file', async () => {
  const { onSheet, choose } = open();
  await choose(`${header}\n${nok}`);
  await vi.waitFor(() => expect(onSheet).toHaveBeenCalledOnce());
  expect(onSheet.mock.calls[0]?.[0]).toMatchObject({ fileName: 'ส่งของ.csv', total: 1, rows: [{ number: 2 }] });
});

it('reads the sheet that was chosen instead at once, and says what it was read from', async () => {
  const asked: unknown[] = [];
  const startReading: StartReading = (source, signal, sheet) => {
    asked.push(sheet);
    return readHere(source, signal);
  };
  const file = new File([`${header}\n${nok}`], 'a.csv');
  const { onSheet } = open(startReading, { source: file, sheet: 'บ่าย' });
  await vi.waitFor(() => expect(onSheet).toHaveBeenCalledOnce());
  expect(asked).toEqual(['บ่าย']);
  expect(onSheet).toHaveBeenCalledWith(expect.objectContaining({ total: 1 }), file);
});

it('gives the rows of a dropped file', async () => {
  const { onSheet } = open();
  const area = await screen.findByRole('heading', { name: /วางไฟล์ Excel/ });
  const dataTransfer = { types: ['Files'], files: [new File([`${header}\n${nok}`], 'a.csv')] };
  fireEvent.dragEnter(area, { dataTransfer });
  expect(screen.getByText('ปล่อยไฟล์ได้เลย')).toBeTruthy();
  fireEvent.drop(area, { dataTransfer });
  await vi.waitFor(() => expect(onSheet).toHaveBeenCalledOnce());
});

it('gives the rows of a pasted table', async () => {
  const { onSheet } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'วางจากตาราง' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: nok.replaceAll(',', '\t') } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'อ่านตาราง' }));
  await vi.waitFor(() => expect(onSheet.mock.calls[0]?.[0]).toMatchObject({ fileName: '', rows: [{ number: 1 }] }));
});

it('says why a file is refused, with the way to another', async () => {
  const { onSheet, choose } = open();
  await choose('%PDF-1.7', 'a.pdf');
  await screen.findByRole('heading', { name: 'ไฟล์นี้ไม่ใช่ตาราง' });
  await choose(`${header}\n${nok}`);
  await vi.waitFor(() => expect(onSheet).toHaveBeenCalledOnce());
});

it('asks whether the guessed column is the address where its heading is unknown', async () => {
  const { onSheet, choose } = open();
  await choose(`ใคร,ทาง,ไปไหน,ของ\n${nok},แจกัน`);
  await screen.findByText('เราเดาว่าเป็นคอลัมน์ C “ไปไหน”');
  fireEvent.click(screen.getByRole('button', { name: 'ใช่ คอลัมน์ C' }));
  expect(onSheet.mock.calls[0]?.[0]).toMatchObject({ columns: { address: 'C' }, rows: [{ cells: { note: 'ของ: แจกัน' } }] });
});

it('lets every column be chosen by hand', async () => {
  const { onSheet, choose } = open();
  await choose(`ใคร,ทาง,ไปไหน,ของ\n${nok},แจกัน`);
  fireEvent.click(await screen.findByRole('button', { name: 'เลือกเอง' }));
  const column = (name: RegExp) => screen.getByRole('combobox', { name });
  expect(screen.getByText('เช่น แจกัน')).toBeTruthy();
  fireEvent.change(column(/คอลัมน์ C/), { target: { value: 'unused' } });
  fireEvent.click(screen.getByRole('button', { name: 'อ่านตามนี้' }));
  await screen.findByText('กรุณาเลือกคอลัมน์ที่อยู่อย่างน้อยหนึ่งคอลัมน์');
  fireEvent.change(column(/คอลัมน์ D/), { target: { value: 'address' } });
  fireEvent.change(column(/คอลัมน์ C/), { target: { value: 'reference' } });
  fireEvent.change(column(/คอลัมน์ A/), { target: { value: 'phone' } });
  // A phone stands in one column.
  expect(column(/คอลัมน์ B/)).toMatchObject({ value: 'unused' });
  fireEvent.change(column(/คอลัมน์ B/), { target: { value: 'phone' } });
  fireEvent.change(column(/คอลัมน์ A/), { target: { value: 'name' } });
  fireEvent.click(screen.getByRole('button', { name: 'อ่านตามนี้' }));
  expect(onSheet.mock.calls[0]?.[0]).toMatchObject({
    columns: { name: 'A', phone: 'B', address: 'D', reference: 'C' },
    rows: [{ cells: { name: 'คุณนก', address: 'แจกัน', reference: '88/12 ซ.อารีย์ 2 พญาไท' } }],
  });
});

it('asks for the columns at once where the person wants to say what they are', async () => {
  const file = new File([`${header}\n${nok}`], 'a.csv');
  open(readHere, { source: file, wantsColumns: true });
  await screen.findByRole('heading', { name: 'คอลัมน์ไหนคืออะไร' });
});

describe('rows that the file hides', () => {
  const row = (number: number, attributes = '') => {
    const cells = nok
      .split(',')
      .map((text, index) => `<c r="${'ABC'[index]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`);
    return `<row r="${number}" ${attributes}>${cells.join('')}</row>`;
  };
  const file = (...rows: readonly string[]) => {
    const sheet = sheetXml([header.split(',')]).replace('</sheetData>', `${rows.join('')}</sheetData>`);
    return new File([zipped(workbookParts({ a: sheet }))], 'a.xlsx');
  };

  it.each([
    ['ส่งเฉพาะแถวที่เห็น', [2]],
    ['เอาแถวที่ซ่อน 1 แถวด้วย', [2, 3]],
  ])('are asked for: %s', async (answer, numbers) => {
    const { onSheet } = open(readHere, { source: file(row(2), row(3, 'hidden="1"')) });
    await screen.findByRole('heading', { name: 'มีแถวที่ซ่อนอยู่ 1 แถว' });
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(onSheet.mock.calls[0]?.[0].rows.map(({ number }: { readonly number: number }) => number)).toEqual(numbers);
  });

  it('cannot be left out where there are no others', async () => {
    open(readHere, { source: file(row(2, 'hidden="1"')) });
    await screen.findByRole('button', { name: 'เอาแถวที่ซ่อน 1 แถวด้วย' });
    expect(screen.queryByRole('button', { name: 'ส่งเฉพาะแถวที่เห็น' })).toBeNull();
  });

  it('and a hidden sheet are asked for, unless the sheet was asked for', async () => {
    const parts = workbookParts({ เก่า: sheetXml([header.split(','), nok.split(',')]) });
    const list = new TextDecoder().decode(parts['xl/workbook.xml']).replace('sheetId="1"', 'sheetId="1" state="hidden"');
    const hidden = new File([zipped({ ...parts, 'xl/workbook.xml': new TextEncoder().encode(list) })], 'a.xlsx');
    const { onSheet } = open(readHere, { source: hidden });
    await screen.findByRole('heading', { name: 'แผ่นงาน “เก่า” ถูกซ่อนไว้' });
    fireEvent.click(screen.getByRole('button', { name: 'ใช้แผ่นนี้' }));
    expect(onSheet).toHaveBeenCalledOnce();
    const again = open(readHere, { source: hidden, sheet: 'เก่า' });
    await vi.waitFor(() => expect(again.onSheet).toHaveBeenCalledOnce());
  });
});

it('says that 812 rows are too many, and begins with the first 500', async () => {
  const { onSheet, choose } = open();
  await choose([header, ...Array.from({ length: 812 }, () => nok)].join('\n'));
  await screen.findByText('ครั้งละไม่เกิน 500 แถว จะจองแถว 1–500 ก่อน แล้วทำต่อที่เหลือ 312 แถว');
  expect(onSheet).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'เริ่มที่แถว 1–500' }));
  expect(onSheet).toHaveBeenCalledOnce();
});

it('stops reading', async () => {
  const signals: AbortSignal[] = [];
  const { choose } = open((_source, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await choose(header);
  fireEvent.click(await screen.findByRole('button', { name: 'หยุดอ่าน' }));
  expect(signals[0]?.aborted).toBe(true);
  await screen.findByRole('button', { name: 'เลือกไฟล์' });
});

it('changes who is at the pick-up', async () => {
  const { onPickUp } = open();
  fireEvent.click(await screen.findByRole('button', { name: /^เปลี่ยน/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /ชื่อผู้ติดต่อ/ }), { target: { value: '' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'ใช้จุดรับนี้' }));
  expect(onPickUp).not.toHaveBeenCalled();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /ชื่อผู้ติดต่อ/ }), { target: { value: 'คุณนุ่น' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'ใช้จุดรับนี้' }));
  expect(onPickUp).toHaveBeenCalledWith({ ...shop, contactName: 'คุณนุ่น' });
});

it('leads to the page that plans routes without booking', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'จัดเส้นทาง' })).getAttribute('href')).toBe('/routeOptimize');
});
