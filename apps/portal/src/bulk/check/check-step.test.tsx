import type { CheckPlaces } from '@songwai/core/bulk/rows/delivery-row';
import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cellsOf, checkStoryPlaces, createStoryRows, storySheet } from '../../../tests/bulk/story-rows.ts';
import { SectionStory } from '../../../tests/section-story.tsx';
import { placesTexts } from '../../places/places-texts.ts';
import { CheckStep } from './check-step.tsx';
import { rowsTexts } from './rows-texts.ts';

const gateway = {
  ...{ placeId: 'g-1', addressName: 'เกตเวย์ เอกมัย', address: 'ถนนสุขุมวิท คลองเตย' },
  ...{ district: 'คลองเตย', subDistrict: 'พระโขนง', lat: 13.7184, lng: 100.5853 },
};

// jsdom has no layout: a box of this width and 700 px high, in which each row has 48.
const layOut = (width: number) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 700));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
};
afterEach(() => vi.restoreAllMocks());

const open = (sheet: RowSheet, { width = 390, checkPlaces = checkStoryPlaces as CheckPlaces, answers = {} as Answers } = {}) => {
  layOut(width);
  const flow = createStoryRows(sheet, checkPlaces);
  const onReady = vi.fn();
  const step = <CheckStep flow={flow} onReady={onReady} />;
  render(<SectionStory language="th" Section={() => step} {...{ answers }} texts={[rowsTexts, placesTexts]} />);
  return { flow, onReady };
};
const card = (number: number) => screen.findByRole('group', { name: `แถว ${number}` });

it('shows only the rows to mend, each with the cells that are wrong', async () => {
  open(storySheet());
  await screen.findByRole('heading', { name: 'เหลือแก้ 7 จาก 500 แถว' });
  const first = await card(12);
  expect(within(first).getByText('แถว 12 · คุณจิราพร · 88/12 ซ.อารีย์ 2 พญาไท · ฝากไว้ที่ รปภ.')).toBeTruthy();
  expect(within(first).getAllByRole('textbox')).toHaveLength(1);
  expect(within(first).getByText(/ขาดอีก 2 หลัก/)).toBeTruthy();
  expect(screen.getAllByRole('group', { name: /^แถว \d+$/ })).toHaveLength(7);
});

it('leaves a mended row under the finger, until the focus leaves it', async () => {
  const { flow } = open(storySheet());
  const phone = within(await card(12)).getByRole('textbox');
  fireEvent.focus(phone);
  fireEvent.change(phone, { target: { value: '0812345678' } });
  await screen.findByRole('heading', { name: 'เหลือแก้ 6 จาก 500 แถว' });
  expect(screen.getByRole('group', { name: 'แถว 12' })).toBeTruthy();
  fireEvent.blur(phone);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'แถว 12' })).toBeNull());
  expect(flow.store.getState().rows[10]?.cells.phone).toBe('081 234 5678');
});

it('offers the places that an address may mean', async () => {
  open(storySheet());
  fireEvent.click(within(await card(47)).getByRole('radio', { name: /เซ็นทรัลอีสต์วิลล์/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'แถว 47' })).toBeNull());
});

it('takes a row out, and puts it back', async () => {
  const { flow } = open(storySheet());
  fireEvent.click(within(await card(103)).getByRole('button', { name: 'เอาแถว 103 ออก' }));
  await screen.findByText('เอาแถว 103 ออกแล้ว');
  expect(flow.store.getState().counts.all).toBe(499);
  fireEvent.click(screen.getByRole('button', { name: 'เอากลับมา' }));
  expect(await card(103)).toBeTruthy();
});

it('goes on without the wrong rows, or to the next wrong cell', async () => {
  const { flow, onReady } = open(storySheet());
  await card(12);
  fireEvent.click(screen.getByRole('button', { name: 'แถวถัดไป' }));
  expect(document.activeElement).toBe(within(screen.getByRole('group', { name: 'แถว 12' })).getByRole('textbox'));
  fireEvent.click(screen.getByRole('button', { name: 'แถวถัดไป' }));
  expect(document.activeElement).toBe(within(screen.getByRole('group', { name: 'แถว 47' })).getByRole('combobox'));
  fireEvent.click(screen.getByRole('button', { name: 'ข้ามไปก่อน' }));
  expect(onReady).toHaveBeenCalledOnce();
  expect(flow.store.getState().isSkipping).toBe(true);
});

it('goes to the trips when no row is left to mend', async () => {
  const { onReady } = open(storySheet(3, {}));
  fireEvent.click(await screen.findByRole('button', { name: 'จัดเที่ยว' }));
  expect(onReady).toHaveBeenCalledOnce();
});

it('says how far the search for addresses is, and stops it', async () => {
  open(storySheet(), {
    checkPlaces: (rows, signal) => ((rows[0]?.row ?? 0) < 300 ? checkStoryPlaces(rows, signal) : new Promise(() => undefined)),
  });
  await screen.findByText('301 จาก 500 แถว');
  fireEvent.click(screen.getByRole('button', { name: 'หยุดหา' }));
  await screen.findByText('หยุดหาที่อยู่ไว้');
  expect(screen.getByRole('button', { name: 'หาต่อ' })).toBeTruthy();
});

it('asks again for the addresses without an answer, and loses no other', async () => {
  let isOffline = true;
  const { flow } = open(storySheet(60, {}), {
    checkPlaces: (rows, signal) =>
      isOffline && (rows[0]?.row ?? 0) > 50 ? Promise.reject(new Error('offline')) : checkStoryPlaces(rows, signal),
  });
  await screen.findByText('ยังหาที่อยู่ไม่ได้ 10 แถว');
  expect(flow.store.getState().counts.ready).toBe(50);
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  await waitFor(() => expect(flow.store.getState().counts.ready).toBe(60));
});

it('takes all duplicates out at once', async () => {
  const same = cellsOf({ address: '1 ถ.พหลโยธิน พญาไท' });
  const { flow } = open(storySheet(6, { 5: same, 6: same }));
  fireEvent.click(await screen.findByRole('radio', { name: /น่าดู/ }));
  await screen.findAllByText('ซ้ำกับแถว 2');
  expect(screen.getByText(/จองไปแล้ว เลขที่งาน/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'เอาแถวซ้ำออก 2 แถว' }));
  await waitFor(() => expect(flow.store.getState().counts.all).toBe(4));
});

it('shows the rows in a grid where there is room, with their columns in the file', async () => {
  const { flow } = open(storySheet(), { width: 1200 });
  const grid = await screen.findByRole('grid', { name: 'แถวในไฟล์' });
  expect(within(grid).getByRole('columnheader', { name: /เบอร์โทร/ }).textContent).toContain('C');
  expect(within(grid).getByText(/ขาดอีก 2 หลัก/)).toBeTruthy();
  expect(screen.getByText('493 แถวพร้อมแล้ว เหลือแก้ 7 แถว')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'แก้แถวถัดไป' }));
  const editor = await within(grid).findByRole('textbox');
  fireEvent.change(editor, { target: { value: '0812345678' } });
  fireEvent.keyDown(editor, { key: 'Enter' });
  await waitFor(() => expect(flow.store.getState().rows[10]?.cells.phone).toBe('081 234 5678'));
  await screen.findByText('494 แถวพร้อมแล้ว เหลือแก้ 6 แถว');
});

const openCell = async (answers?: Answers) => {
  const { flow } = open(storySheet(), { width: 1200, ...(answers && { answers }) });
  const grid = await screen.findByRole('grid');
  fireEvent.click(within(grid).getAllByRole('button', { name: /^เลือก/ })[0] ?? grid);
  const field = await within(grid).findByRole('combobox', { name: 'ที่อยู่' });
  return { flow, grid, field };
};

it('suggests in the cell of the grid what its address may mean, and leaves the text of the file', async () => {
  const { flow, field } = await openCell();
  await screen.findByRole('option', { name: /เซ็นทรัลอีสต์วิลล์/ });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key });
  await screen.findByText('494 แถวพร้อมแล้ว เหลือแก้ 6 แถว');
  const row = flow.store.getState().rows[45];
  expect([row?.cells.address, row?.place?.name]).toEqual(['เซ็นทรัลลาดพร้าว', 'เซ็นทรัลอีสต์วิลล์']);
});

it('suggests what is typed into the cell, and writes the place that is taken', async () => {
  const asked: unknown[] = [];
  const { flow, field } = await openCell({
    '/get_suggest_place_list': ({ query }: Readonly<Record<string, unknown>>) => {
      asked.push(query);
      return { responseCode: 200, responseDesc: '', places: [gateway] };
    },
  });
  fireEvent.change(field, { target: { value: 'เกตเวย์' } });
  fireEvent.click(await screen.findByRole('option', { name: /เกตเวย์ เอกมัย/ }));
  await screen.findByText('494 แถวพร้อมแล้ว เหลือแก้ 6 แถว');
  expect(asked).toEqual(['เกตเวย์']);
  const row = flow.store.getState().rows[45];
  expect([row?.cells.address, row?.place?.name]).toEqual(['เกตเวย์ เอกมัย ถนนสุขุมวิท คลองเตย', 'เกตเวย์ เอกมัย']);
});

it('leads from the suggestions to the map', async () => {
  await openCell();
  fireEvent.click(await screen.findByRole('option', { name: 'ปักหมุดบนแผนที่' }));
  expect(await screen.findByRole('dialog', { name: 'เลือกที่อยู่ของแถว 47' })).toBeTruthy();
});

it('suggests places on a phone, too', async () => {
  const { flow } = open(storySheet());
  const address = within(await card(47)).getByRole('combobox', { name: 'ที่อยู่' });
  fireEvent.click(address);
  fireEvent.click(await screen.findByRole('option', { name: /เซ็นทรัลอีสต์วิลล์/ }));
  await screen.findByRole('heading', { name: 'เหลือแก้ 6 จาก 500 แถว' });
  expect(flow.store.getState().rows[45]?.place?.name).toBe('เซ็นทรัลอีสต์วิลล์');
});

it('writes a place that was searched for on a phone into the address', async () => {
  const places = () => ({ responseCode: 200, responseDesc: '', places: [gateway] });
  const { flow } = open(storySheet(), { answers: { '/get_suggest_place_list': places } });
  const address = within(await card(47)).getByRole('combobox', { name: 'ที่อยู่' });
  fireEvent.change(address, { target: { value: 'เกตเวย์' } });
  fireEvent.click(await screen.findByRole('option', { name: /เกตเวย์ เอกมัย/ }));
  await screen.findByRole('heading', { name: 'เหลือแก้ 6 จาก 500 แถว' });
  const row = flow.store.getState().rows[45];
  expect([row?.cells.address, row?.place?.name]).toEqual(['เกตเวย์ เอกมัย ถนนสุขุมวิท คลองเตย', 'เกตเวย์ เอกมัย']);
});
