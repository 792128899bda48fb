import type { CheckPlaces } from '@songwai/core/bulk/rows/delivery-row';
import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { cellsOf, checkStoryPlaces, createStoryRows, storySheet, twoCentrals } from '../../../tests/bulk/story-rows.ts';
import { SectionStory } from '../../../tests/section-story.tsx';
import { placesTexts } from '../../places/places-texts.ts';
import { CheckStep } from './check-step.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { rowsTexts } from './rows-texts.ts';

const meta: Meta = { title: 'Portal/Bulk/Check', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;
const nothing = () => undefined;
const texts = [rowsTexts, placesTexts];

interface CheckProps {
  readonly sheet: RowSheet;
  readonly checkPlaces: CheckPlaces;
}

function Check({ sheet, checkPlaces }: CheckProps) {
  const [flow] = useState(() => createStoryRows(sheet, checkPlaces));
  return <CheckStep flow={flow} onReady={nothing} onSheet={nothing} onColumns={nothing} />;
}

const check = (sheet: RowSheet, checkPlaces: CheckPlaces = checkStoryPlaces): Screen => {
  const step = <Check {...{ sheet, checkPlaces }} />;
  return {
    render: (_, { globals }) => <SectionStory isWide language={languageOf(globals)} Section={() => step} texts={texts} />,
  };
};

/** Seven rows are to be mended. */
export const ToMend: Screen = { tags: ['picture'], ...check(storySheet()) };

/** All rows are ready. */
export const AllReady: Screen = check(storySheet(3, {}));

const later = (): Promise<never> => new Promise(nothing);

/** The addresses are being looked for: 300 of 500 are known. */
export const Finding: Screen = {
  tags: ['picture'],
  ...check(storySheet(), (rows, signal) => ((rows[0]?.row ?? 0) < 300 ? checkStoryPlaces(rows, signal) : later())),
};

/** A workbook with more sheets, of which two have deliveries too. */
export const OtherSheets: Screen = {
  render: (_, { globals }) => {
    const others = [
      { name: 'รอบบ่าย', hasRows: true },
      { name: 'รอบเย็น', hasRows: true },
      { name: 'สินค้า', hasRows: false },
    ];
    const step = <Check sheet={{ ...storySheet(), sheets: { read: 'รอบเช้า', others } }} checkPlaces={checkStoryPlaces} />;
    return <SectionStory isWide language={languageOf(globals)} Section={() => step} texts={texts} />;
  },
};

/** A file with rows that are no deliveries, hidden ones, a column that no field takes, and house numbers that became days. */
export const Noted: Screen = check({
  ...storySheet(6, { 3: { address: '12/2? ซ.อารีย์ 2 พญาไท' }, 5: { address: '5/3? ถ.สีลม บางรัก' } }),
  notes: {
    hiddenRows: 12,
    asides: [
      { number: 9, text: 'รอบบ่าย' },
      { number: 20, text: 'ผู้จัดทำ: แอน' },
    ],
    unused: ['A ลำดับ', 'F ราคา'],
    openQuotes: [4],
  },
});

/** A part of the addresses has no answer. */
export const Failed: Screen = check(storySheet(60, {}), (rows, signal) =>
  (rows[0]?.row ?? 0) < 50 ? checkStoryPlaces(rows, signal) : Promise.reject(new Error('offline')),
);

/** Rows that are worth a look: twice in the file, booked before. */
export const Remarked: Screen = {
  ...check(storySheet(6, { 5: cellsOf({ address: '1 ถ.พหลโยธิน พญาไท' }), 6: cellsOf({ address: '1 ถ.พหลโยธิน พญาไท' }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /น่าดู|Worth a look/ }));
  },
};

function Places() {
  const [flow] = useState(() => createStoryRows(storySheet(1)));
  const [row] = flow.store.getState().rows;
  const inDoubt = row && {
    ...row,
    cells: cellsOf({ address: 'เซ็นทรัลลาดพร้าว' }),
    lookup: { ...row.lookup, status: 'found' as const, places: twoCentrals, doubt: 'severalPlaces' as const },
  };
  return inDoubt ? <PlaceDialog row={inDoubt} near={null} onPlace={nothing} onClose={nothing} /> : null;
}

/** The address of a row means several places. */
export const Choosing: Screen = {
  render: (_, { globals }) => <SectionStory isWide language={languageOf(globals)} Section={Places} texts={texts} />,
};
