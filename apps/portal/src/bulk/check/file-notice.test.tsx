import type { SheetNotes } from '@songwai/core/bulk/rows/row-sheet';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStoryRows, storySheet } from '../../../tests/bulk/story-rows.ts';
import { SectionStory } from '../../../tests/section-story.tsx';
import { placesTexts } from '../../places/places-texts.ts';
import { CheckStep } from './check-step.tsx';
import { rowsTexts } from './rows-texts.ts';

const nothing: SheetNotes = { hiddenRows: 0, asides: [], unused: [], openQuotes: [] };

const open = (notes: Partial<SheetNotes>, wrong = {}, onColumns: (() => void) | null = null) => {
  const flow = createStoryRows({ ...storySheet(6, wrong), notes: { ...nothing, ...notes } });
  const step = <CheckStep flow={flow} onReady={() => undefined} onColumns={onColumns} />;
  render(<SectionStory language="th" Section={() => step} texts={[rowsTexts, placesTexts]} />);
  return flow;
};

it('says what of the file became no row', async () => {
  open({ hiddenRows: 12, asides: [{ number: 9, text: 'รอบบ่าย' }], unused: ['F ราคา'], openQuotes: [4] });
  await screen.findByText('ไม่ได้เอาแถวที่ซ่อนอยู่ในไฟล์ 12 แถว');
  expect(screen.getByText('ไม่นับเป็นจุดส่ง 1 แถว: แถว 9 “รอบบ่าย”')).toBeTruthy();
  expect(screen.getByText('คอลัมน์ที่ไม่ได้ใช้: F ราคา')).toBeTruthy();
  expect(screen.getByText(/ไม่ปิดที่แถว 4/)).toBeTruthy();
});

it('lets the columns be chosen as long as the file is at hand', async () => {
  const onColumns = vi.fn();
  open({}, {}, onColumns);
  fireEvent.click(await screen.findByRole('button', { name: 'เลือกคอลัมน์เอง' }));
  expect(onColumns).toHaveBeenCalledOnce();
});

it('confirms all house numbers that became days at once', async () => {
  const flow = open({}, { 3: { address: '12/2? ซ.อารีย์ 2 พญาไท' }, 5: { address: '5/3? ถ.สีลม บางรัก' } });
  await screen.findByText(/เราเปลี่ยนกลับเป็น 12\/2, 5\/3/);
  fireEvent.click(screen.getByRole('button', { name: 'ถูกต้องทั้งหมด' }));
  await waitFor(() => expect(flow.store.getState().counts).toMatchObject({ wrong: 0, ready: 6 }));
  expect(flow.store.getState().rows[1]?.cells.address).toBe('12/2 ซ.อารีย์ 2 พญาไท');
});
