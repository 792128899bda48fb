import type { Columns } from '@songwai/core/bulk/rows/columns/find-columns';
import { rowsOfTable, withHiddenRows } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { useEffect, useRef, useState } from 'react';
import type { ReadTable } from '../reading/read-file.ts';
import { type ReadProblem, UnreadableFile } from '../reading/read-problem.ts';
import type { StartReading } from '../reading/start-reading.ts';

export type ReadingState =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'refused'; readonly problem: ReadProblem }
  /**
   * A question about what was read: the sheet is hidden; the column of the address is only guessed; what each column says; whether hidden
   * rows are meant.
   */
  | { readonly kind: 'hiddenSheet' | 'column' | 'columns' | 'hiddenRows'; readonly read: ReadTable }
  /** The file has more rows than are booked at a time. */
  | { readonly kind: 'many'; readonly sheet: RowSheet };

export interface Reading {
  readonly state: ReadingState;
  readonly take: (source: File | string, sheet?: string) => void;
  readonly cancel: () => void;
  readonly takeHiddenSheet: () => void;
  /** The guess of the address is right. */
  readonly acceptColumn: () => void;
  /** The person wants to say what each column is. */
  readonly askColumns: () => void;
  readonly chooseColumns: (columns: Columns) => void;
  readonly answerHiddenRows: (isTaken: boolean) => void;
  /** The person has seen that there are more rows. */
  readonly acceptMany: () => void;
}

const idle: ReadingState = { kind: 'idle' };

/** A file that is read at once. */
export interface FirstRead {
  readonly source: File | string;
  /** Absent: the one that is read first. */
  readonly sheet?: string | undefined;
  /** The person wants to say what its columns are. */
  readonly wantsColumns?: boolean;
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

  /** Asks the next question, or gives the rows. What is answered asks no more. */
  const goOn = (read: ReadTable) => {
    if (read.isHiddenSheet) return setState({ kind: 'hiddenSheet', read });
    if (!read.columns.isAddressSure) return setState({ kind: 'column', read });
    if (read.hiddenRows > 0) return setState({ kind: 'hiddenRows', read });
    const sheet = sheetOf(read);
    if (sheet.total > sheet.rows.length) return setState({ kind: 'many', sheet });
    onSheet(sheet, source.current);
  };

  const start = (taken: File | string, asked: Omit<FirstRead, 'source'>) => {
    running.current.abort();
    running.current = new AbortController();
    source.current = taken;
    const { signal } = running.current;
    setState({ kind: 'reading' });
    startReading(taken, signal, asked.sheet).then(
      (read) => {
        if (signal.aborted) return;
        // A sheet that was asked for is meant, hidden or not.
        const meant = asked.sheet === undefined ? read : { ...read, isHiddenSheet: false };
        if (asked.wantsColumns) setState({ kind: 'columns', read: meant });
        else goOn(meant);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ kind: 'refused', problem: error instanceof UnreadableFile ? error.problem : { code: 'reader' } });
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    if (first) start(first.source, first);
    return () => running.current.abort();
  }, []);

  const withRead = (change: (read: ReadTable) => void) => () => {
    if ('read' in state) change(state.read);
  };

  return {
    state,
    take: (taken, sheet) => start(taken, { sheet }),
    cancel: () => {
      running.current.abort();
      setState(idle);
    },
    takeHiddenSheet: withRead((read) => goOn({ ...read, isHiddenSheet: false })),
    acceptColumn: withRead((read) => goOn({ ...read, columns: { ...read.columns, isAddressSure: true } })),
    askColumns: withRead((read) => setState({ kind: 'columns', read })),
    chooseColumns: (columns) => withRead((read) => goOn({ ...read, columns }))(),
    answerHiddenRows: (isTaken) =>
      withRead((read) => goOn({ ...read, hiddenRows: 0, table: isTaken ? withHiddenRows(read.table) : read.table }))(),
    acceptMany: () => {
      if (state.kind === 'many') onSheet(state.sheet, source.current);
    },
  };
}
