import type { InvoiceLine } from '@songwai/core/invoices/invoice';
import { describe, expect, test } from 'vitest';
import { findLines, groupLines } from './group-lines.ts';

const line = (jobId: string, change: Partial<InvoiceLine>): InvoiceLine => ({
  ...{ jobId, reference: null, departmentId: null, department: null, vehicleId: 1, at: new Date(0) },
  ...{ from: 'อารีย์', to: 'สีลมคอมเพล็กซ์', amountSatang: 10_000 },
  ...change,
});
const lines = [
  line('J00048001', { department: 'หน้าร้าน', departmentId: 'd1', reference: 'PO-7101' }),
  line('J00048002', { department: 'โรงคั่ว', departmentId: 'd2', amountSatang: 50_000 }),
  line('J00048003', { department: 'หน้าร้าน', departmentId: 'd1', reference: 'PO-7101', to: 'บีทีเอสอ่อนนุช' }),
  line('J00048004', { amountSatang: 90_000 }),
];

describe('the jobs of an invoice', () => {
  test('by department, the dearest first, those without one last', () => {
    const groups = groupLines(lines, 'department').map(({ name, lines: { length }, amountSatang }) => [
      name,
      length,
      amountSatang,
    ]);
    expect(groups).toEqual([
      ['โรงคั่ว', 1, 50_000],
      ['หน้าร้าน', 2, 20_000],
      [null, 1, 90_000],
    ]);
  });

  test('by reference', () => {
    expect(groupLines(lines, 'reference').map(({ name, lines: { length } }) => [name, length])).toEqual([
      ['PO-7101', 2],
      [null, 2],
    ]);
  });

  test.each([
    ['J000-48003', 1],
    ['po7101', 2],
    ['อ่อนนุช', 1],
    ['  ', 4],
    ['nothing', 0],
  ])('%s finds %i', (typed, count) => {
    expect(findLines(lines, typed)).toHaveLength(count);
  });
});
