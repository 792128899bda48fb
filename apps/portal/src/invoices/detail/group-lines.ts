import type { Satang } from '@songwai/core/basics/money';
import type { InvoiceLine } from '@songwai/core/invoices/invoice';

export type Grouping = 'department' | 'reference';

/** Jobs of one department, or under one reference. */
export interface LineGroup {
  readonly id: string;
  /** Null: without a department, or without a reference. */
  readonly name: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly amountSatang: Satang;
}

const keyOf = (line: InvoiceLine, by: Grouping): readonly [id: string, name: string | null] =>
  by === 'department' ? [line.departmentId ?? line.department ?? '', line.department] : [line.reference ?? '', line.reference];

/** Groups the jobs of an invoice; the dearest group first, jobs without one last. */
export function groupLines(lines: readonly InvoiceLine[], by: Grouping): readonly LineGroup[] {
  const groups = new Map<string, { name: string | null; lines: InvoiceLine[]; amountSatang: Satang }>();
  for (const line of lines) {
    const [id, name] = keyOf(line, by);
    const group = groups.get(id) ?? { name, lines: [], amountSatang: 0 };
    group.lines.push(line);
    group.amountSatang += line.amountSatang;
    groups.set(id, group);
  }
  return [...groups]
    .map(([id, group]) => ({ id: id || 'none', ...group }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null) || b.amountSatang - a.amountSatang);
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '');

/** The jobs whose number, reference or places contain what was typed. */
export function findLines(lines: readonly InvoiceLine[], typed: string): readonly InvoiceLine[] {
  const wanted = plain(typed);
  if (wanted === '') return lines;
  return lines.filter(({ jobId, reference, from, to }) =>
    [jobId, reference ?? '', from, to].some((text) => plain(text).includes(wanted)),
  );
}
