import type { StoreApi } from 'zustand/vanilla';
import type { Owner } from '../../basics/storage/owned-storage.ts';
import type { Place } from '../../places/place.ts';
import type { DeliveryRow, RowField } from './delivery-row.ts';
import type { RowSheet, SheetRow } from './row-sheet.ts';

/** How many rows are in which state. A row whose address is being looked for is neither wrong nor ready. */
export interface RowCounts {
  readonly wrong: number;
  readonly ready: number;
  readonly all: number;
  /** Ready or not, with something worth a look. */
  readonly remarked: number;
}

/** How far the search for the addresses is. */
export interface RowProgress {
  /** `asking`: of the whole file, not of a row that was just edited. */
  readonly status: 'idle' | 'asking' | 'stopped';
  /** Rows whose address was looked for, found or not. */
  readonly done: number;
  readonly total: number;
  /** Rows without an answer; `retry` asks for them again. */
  readonly failed: number;
}

export interface RowsState {
  /** False until the storage was read. */
  readonly isRestored: boolean;
  /** Null without a file. */
  readonly file: Pick<RowSheet, 'fileName' | 'columns' | 'total' | 'sheets' | 'notes'> | null;
  readonly rows: readonly DeliveryRow[];
  /** Rows of the file behind the first 500. */
  readonly later: readonly SheetRow[];
  /** The day that the rows are for, DD/MM/YYYY; null: the file says none. */
  readonly day: string | null;
  readonly counts: RowCounts;
  readonly progress: RowProgress;
  /** The person goes on without the wrong rows, which stay here to be booked later. */
  readonly isSkipping: boolean;
}

export interface RowEdit {
  readonly key: string;
  readonly field: RowField;
  readonly text: string;
}

/** The rows of one file on their way into bookings: what was read, what is wrong, and what the person mends. */
export interface RowsFlow {
  readonly store: StoreApi<RowsState>;
  /** Reads the person's rows of an earlier visit. Another user's are not shown. */
  restore(owner?: Owner): Promise<void>;
  /** Takes a file's rows in place of all others, and looks for their addresses. */
  load(sheet: RowSheet): void;
  /** The present rows are on their way: takes the file's next 500 in their place, or forgets the file where there are no more. */
  takeLater(): void;
  /** Ends the search for addresses; `retry` continues it. */
  stop(): void;
  /** Asks again for the addresses without an answer. */
  retry(): void;
  /** Changes cells and checks them at once; a changed address is looked for after a pause in typing. */
  edit(edits: readonly RowEdit[]): void;
  /** Typing has ended: writes the changed cells in their one form, and looks for the changed addresses without a pause. */
  settle(): void;
  /** Takes the house numbers that were given back from days as they are. */
  confirmHouseNumbers(): void;
  choosePlace(key: string, place: Place): void;
  /** Takes rows out. Returns what puts them back where they were. */
  removeRows(keys: readonly string[]): () => void;
  skip(): void;
  /** Forgets the file and its rows. */
  clear(): void;
  dispose(): void;
}
