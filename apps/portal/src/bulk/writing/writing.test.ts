// @vitest-environment node
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { cellsOf } from '../../../tests/bulk/story-rows.ts';
import { readFile } from '../reading/read-file.ts';
import { writeResultFile } from './write-result.ts';
import { writeTemplate } from './write-template.ts';

const now = new Date('2026-11-24T03:00:00Z');
const t = (key: TextKey) => key;

it.each(['th', 'en'] as const)('the sample file in %s is read as it was meant', async (language) => {
  const { table, columns, fileName } = await readFile(await writeTemplate(language), { fileName: 'sample.xlsx', now });
  expect(columns).toMatchObject({
    isAddressSure: true,
    fields: { name: [0], phone: [1], address: [2], note: [3], cod: [4], reference: [5], date: [6] },
  });
  const { rows } = rowsOfTable(table, columns, fileName);
  expect(rows.map(({ cells }) => [cells.phone, cells.cod])).toEqual([
    ['081 234 5678', ''],
    ['089 410 7723', '350'],
  ]);
});

it('the result has each row with its job, and no formula', async () => {
  const file = await writeResultFile(
    [
      {
        number: 12,
        cells: cellsOf({ name: '=HYPERLINK("http://evil.example")', note: '@cmd' }),
        trip: 3,
        jobId: 'J00000012',
        priceSatang: 39_900,
        state: 'จองแล้ว',
      },
      { number: 13, cells: cellsOf(), trip: null, jobId: '', priceSatang: null, state: 'ข้าม' },
    ],
    t,
  );
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  const { table } = await readFile(file, { fileName: 'result.xlsx', now }).catch(() => ({ table: { rows: [] } }));
  expect(table.rows[1]).toEqual([
    ...['12', '=HYPERLINK("http://evil.example")', '081 234 5678', '88/12 ซ.อารีย์ 2 พญาไท', '@cmd', '', '', ''],
    ...['3', 'J00000012', '399', 'จองแล้ว'],
  ]);
});
