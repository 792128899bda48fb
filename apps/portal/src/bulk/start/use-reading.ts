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
  readonly take: (source: File | string) => void;
  readonly cancel: () => void;
  /** The person has said which column is the address. */
  readonly chooseColumn: (column: number) => void;
  /** The person has seen that there are more rows. */
  readonly acceptMany: () => void;
}

const idle: ReadingState = { kind: 'idle' };

/** One file on its way to its rows, with the questions that it raises. */
export function useReading(startReading: StartReading, onSheet: (sheet: RowSheet) => void): Reading {
  const [state, setState] = useState<ReadingState>(idle);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const goOn = (read: ReadTable) => {
    const sheet = rowsOfTable(read.table, read.columns, read.fileName);
    if (!read.columns.isAddressSure) setState({ kind: 'column', read });
    else if (sheet.total > sheet.rows.length) setState({ kind: 'many', sheet });
    else onSheet(sheet);
  };

  return {
    state,
    take: (source) => {
      running.current.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setState({ kind: 'reading' });
      startReading(source, signal).then(
        (read) => signal.aborted || goOn(read),
        (error: unknown) => {
          if (signal.aborted) return;
          setState({ kind: 'refused', problem: error instanceof UnreadableFile ? error.problem : { code: 'reader' } });
        },
      );
    },
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
      if (state.kind === 'many') onSheet(state.sheet);
    },
  };
}
