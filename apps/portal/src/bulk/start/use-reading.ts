import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { useEffect, useRef, useState } from 'react';
import type { ReadTable } from '../reading/read-file.ts';
import { type ReadProblem, UnreadableFile } from '../reading/read-problem.ts';
import type { StartReading } from '../reading/start-reading.ts';

export type ReadingState =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'refused'; readonly problem: ReadProblem }
  /** The column of the address is only guessed. */
  | { readonly kind: 'column'; readonly read: ReadTable }
  /** The file has more rows than are booked at a time. */
  | { readonly kind: 'many'; readonly sheet: RowSheet };

export interface Reading {
  readonly state: ReadingState;
  readonly take: (source: File | string, sheet?: string) => void;
  readonly cancel: () => void;
  /** The person has said which column is the address. */
  readonly chooseColumn: (column: number) => void;
  /** The person has seen that there are more rows. */
  readonly acceptMany: () => void;
}

const idle: ReadingState = { kind: 'idle' };

/** A sheet that is read at once. */
export interface FirstRead {
  readonly file: File;
  readonly sheet: string;
}

export interface ReadingOptions {
  readonly startReading: StartReading;
  /** Called with the rows, and what they were read from, once all questions are answered. */
  readonly onSheet: (sheet: RowSheet, source: File | string) => void;
  readonly first: FirstRead | null;
}

/** The rows of a table with the sheets beside it. */
function sheetOf({ table, columns, fileName, otherSheets }: ReadTable): RowSheet {
  const sheet = rowsOfTable(table, columns, fileName);
  return otherSheets.length === 0 ? sheet : { ...sheet, sheets: { read: table.name, others: otherSheets } };
}

/** One file on its way to its rows, with the questions that it raises. */
export function useReading({ startReading, onSheet, first }: ReadingOptions): Reading {
  const [state, setState] = useState<ReadingState>(first ? { kind: 'reading' } : idle);
  const source = useRef<File | string>('');
  const running = useRef(new AbortController());

  const goOn = (read: ReadTable) => {
    const sheet = sheetOf(read);
    if (!read.columns.isAddressSure) setState({ kind: 'column', read });
    else if (sheet.total > sheet.rows.length) setState({ kind: 'many', sheet });
    else onSheet(sheet, source.current);
  };

  const take: Reading['take'] = (taken, sheet) => {
    running.current.abort();
    running.current = new AbortController();
    source.current = taken;
    const { signal } = running.current;
    setState({ kind: 'reading' });
    startReading(taken, signal, sheet).then(
      (read) => signal.aborted || goOn(read),
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ kind: 'refused', problem: error instanceof UnreadableFile ? error.problem : { code: 'reader' } });
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (first) take(first.file, first.sheet);
    return () => running.current.abort();
  }, []);

  return {
    state,
    take,
    cancel: () => {
      running.current.abort();
      setState(idle);
    },
    chooseColumn: (column) => {
      if (state.kind !== 'column') return;
      const { read } = state;
      const { address: _, ...others } = read.columns.fields;
      const free = Object.entries(others).filter(([, columns]) => !columns.includes(column));
      goOn({
        ...read,
        columns: { ...read.columns, fields: { ...Object.fromEntries(free), address: [column] }, isAddressSure: true },
      });
    },
    acceptMany: () => {
      if (state.kind === 'many') onSheet(state.sheet, source.current);
    },
  };
}
