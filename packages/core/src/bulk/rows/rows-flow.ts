import { createStore } from 'zustand/vanilla';
import type { Clock } from '../../basics/clock.ts';
import { type StartTimer, startTimer } from '../../basics/start-timer.ts';
import type { Owner } from '../../basics/storage/owned-storage.ts';
import type { ExpiringStorage } from '../../basics/storage/private-storage.ts';
import { mostBulkRows } from '../bulk-limits.ts';
import { confirmHouseNumbers } from './cells/house-number.ts';
import { tidyCells } from './cells/tidy-cell.ts';
import { checkRows, noRows, type PlainRow } from './check-rows.ts';
import { type CheckPlaces, type DeliveryRow, type RowCells, type RowField, rowFields } from './delivery-row.ts';
import { askPlaces } from './places/ask-places.ts';
import { isToAsk, lookupAfterEdit, notAsked, withAnswer } from './places/row-lookup.ts';
import { countRows, progressOf } from './row-counts.ts';
import type { RowSheet, SheetRow } from './row-sheet.ts';
import type { RowEdit, RowsFlow, RowsState } from './rows-state.ts';
import { createRowsStorage, emptyRows, rowsToStore } from './rows-storage.ts';

export interface RowsFlowOptions {
  readonly checkPlaces: CheckPlaces;
  readonly clock: Clock;
  readonly storage: ExpiringStorage;
  readonly startTimer?: StartTimer;
  /** Called when the rows could not be stored (storage full or blocked). */
  readonly onError?: (error: unknown) => void;
}

/** A pause in typing after which an address is looked for. */
export const addressPauseMs = 600;
/** Changes that follow each other are stored once. */
export const savePauseMs = 300;

const noFile: Omit<RowsState, 'isRestored'> = {
  file: null,
  rows: [],
  later: [],
  day: null,
  counts: countRows([]),
  progress: { status: 'idle', done: 0, total: 0, failed: 0 },
  isSkipping: false,
};

const toPlain = ({ number, cells, said }: SheetRow): PlainRow => ({
  key: `${number}`,
  number,
  cells,
  said,
  lookup: notAsked,
});

/** The row with what was typed in its cells. */
const withTexts = (row: PlainRow, texts: Partial<RowCells> | undefined): PlainRow => {
  const changed = rowFields.filter((field) => texts?.[field] !== undefined && texts[field] !== row.cells[field]);
  if (changed.length === 0) return row;
  return { ...row, cells: { ...row.cells, ...texts }, lookup: changed.reduce(lookupAfterEdit, row.lookup) };
};

/** The texts by row; of several for one cell the last counts. */
const byRow = (edits: readonly RowEdit[]): ReadonlyMap<string, Partial<RowCells>> => {
  const rows = new Map<string, Partial<Record<RowField, string>>>();
  for (const { key, field, text } of edits) rows.set(key, Object.assign(rows.get(key) ?? {}, { [field]: text }));
  return rows;
};

/** Rows with removed ones where they were. Those that came meanwhile stand behind. */
const putBack = (rows: readonly DeliveryRow[], before: readonly DeliveryRow[], removed: ReadonlySet<string>) => {
  const now = new Map(rows.map((row) => [row.key, row]));
  const old = new Set(before.map(({ key }) => key));
  const back = before.flatMap((row) => now.get(row.key) ?? (removed.has(row.key) ? row : []));
  return [...back, ...rows.filter(({ key }) => !old.has(key))];
};

/** The page of one person creates it once, restores it, and disposes it. */
export const createRowsFlow = (options: RowsFlowOptions): RowsFlow => {
  const { checkPlaces, clock, startTimer: timer = startTimer } = options;
  const store = createStore<RowsState>(() => ({ ...noFile, isRestored: false }));
  const stored = createRowsStorage(options.storage, options.onError);
  let owner: Owner = null;
  /** Ends with the file. */
  let file = new AbortController();
  let asking = new AbortController();
  /** Rows with changes that are not settled. */
  const typed = new Set<string>();
  let cancelSave = () => {};
  let cancelPause = () => {};

  const save = () => {
    cancelSave();
    cancelSave = timer(() => {
      const rows = rowsToStore(store.getState());
      if (rows) void stored.save(owner, rows);
    }, savePauseMs);
  };

  const show = (rows: readonly PlainRow[], change: Partial<RowsState> = {}) => {
    const { progress, ...before } = store.getState();
    const checked = checkRows(rows, clock(), change.file ? noRows : before);
    store.setState({
      ...change,
      ...checked,
      counts: countRows(checked.rows),
      progress: progressOf(checked.rows, progress.status),
    });
    save();
  };

  const changeRows = (change: (row: DeliveryRow) => PlainRow) => show(store.getState().rows.map(change));

  const ask = (rows: readonly DeliveryRow[], signal: AbortSignal) =>
    askPlaces({
      rows,
      check: checkPlaces,
      signal,
      onAnswer: (asked, answer) => {
        const questions = new Map(asked.map((row) => [row.key, row]));
        const answers = new Map(answer?.map((place) => [place.row, place]));
        changeRows((row) => {
          const question = questions.get(row.key);
          return question ? withAnswer(row, question, answers.get(row.number)) : row;
        });
      },
    });

  const setStatus = (status: RowsState['progress']['status']) =>
    store.setState(({ progress }) => ({ progress: { ...progress, status } }));

  /** Looks for the addresses of the whole file. */
  const askAll = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    setStatus('asking');
    await ask(store.getState().rows.filter(isToAsk), signal);
    if (!signal.aborted) setStatus('idle');
  };

  const stop = () => {
    asking.abort();
    if (store.getState().progress.status === 'asking') setStatus('stopped');
  };

  const endFile = () => {
    stop();
    file.abort();
    file = new AbortController();
    cancelPause();
    typed.clear();
  };

  const askTyped = () => {
    cancelPause();
    const rows = store.getState().rows.filter((row) => typed.has(row.key) && isToAsk(row));
    if (rows.length > 0) void ask(rows, file.signal);
  };

  const settle = () => {
    if (typed.size === 0) return;
    changeRows((row) => (typed.has(row.key) ? { ...row, cells: tidyCells(row.cells) } : row));
    askTyped();
    typed.clear();
  };

  const clear = () => {
    endFile();
    cancelSave();
    store.setState(noFile);
    void stored.drop();
  };

  const edit = (edits: readonly RowEdit[]) => {
    const texts = byRow(edits);
    for (const key of texts.keys()) typed.add(key);
    changeRows((row) => withTexts(row, texts.get(row.key)));
    cancelPause();
    cancelPause = timer(askTyped, addressPauseMs);
  };

  return {
    store,
    restore: async (next = null) => {
      if (owner !== null && owner !== next) {
        endFile();
        store.setState(noFile);
      }
      owner = next;
      const restored = store.getState().file ? null : await stored.load(owner, emptyRows);
      // Another user has come meanwhile, or a file.
      if (owner !== next) return;
      if (restored && !store.getState().file) {
        const { rows, ...rest } = restored;
        show(rows, rest);
        if (store.getState().rows.some(isToAsk)) void askAll();
      }
      store.setState({ isRestored: true });
    },
    load: ({ rows, later, ...read }: RowSheet) => {
      endFile();
      show(rows.map(toPlain), { file: read, later, isSkipping: false });
      void askAll();
    },
    takeLater: () => {
      const { later, file: read } = store.getState();
      if (later.length === 0 || read === null) return clear();
      endFile();
      show(later.slice(0, mostBulkRows).map(toPlain), { file: read, later: later.slice(mostBulkRows), isSkipping: false });
      void askAll();
    },
    stop,
    retry: () => void askAll(),
    edit,
    settle,
    confirmHouseNumbers: () => {
      const inDoubt = store.getState().rows.filter(({ problems }) => problems.address?.code === 'addressDate');
      edit(inDoubt.map(({ key, cells }) => ({ key, field: 'address', text: confirmHouseNumbers(cells.address) })));
      settle();
    },
    choosePlace: (key, chosen) => changeRows((row) => (row.key === key ? { ...row, lookup: { ...row.lookup, chosen } } : row)),
    removeRows: (keys) => {
      const { signal } = file;
      const before = store.getState().rows;
      const removed = new Set(keys);
      show(before.filter(({ key }) => !removed.has(key)));
      return () => {
        if (!signal.aborted) show(putBack(store.getState().rows, before, removed));
      };
    },
    skip: () => {
      store.setState({ isSkipping: true });
      save();
    },
    clear,
    dispose: () => {
      endFile();
      // A page that closes because its person signs out must not write after everything was removed.
      cancelSave();
    },
  };
};
