import { createOwnedStorage, type OwnedStorage } from '../../basics/storage/owned-storage.ts';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import type { PlainRow } from './check-rows.ts';
import type { RowSheet, SheetRow } from './row-sheet.ts';
import type { RowsState } from './rows-state.ts';

/** Increase it when older rows can no longer be read. */
const version = 1;

/** What stays of the rows between visits; their problems follow from it. */
export interface StoredRows {
  readonly file: Pick<RowSheet, 'fileName' | 'columns' | 'total' | 'sheets' | 'notes'>;
  readonly rows: readonly PlainRow[];
  readonly later: readonly SheetRow[];
  readonly isSkipping: boolean;
}

export const emptyRows: StoredRows = { file: { fileName: '', columns: {}, total: 0 }, rows: [], later: [], isSkipping: false };

/** Null without a file. */
export const rowsToStore = ({ file, rows, later, isSkipping }: RowsState): StoredRows | null =>
  file && {
    file,
    rows: rows.map(({ key, number, cells, said, lookup }) => ({ key, number, cells, said, lookup })),
    later,
    isSkipping,
  };

/** The rows of one person between visits; signing out removes them with everything else of that person. */
export const createRowsStorage = (storage: ExpiringStorage, onError?: (error: unknown) => void): OwnedStorage<StoredRows> =>
  createOwnedStorage(storage, { key: `${privatePrefix}bulk.rows`, version, takeUp: (stored) => stored }, onError);
