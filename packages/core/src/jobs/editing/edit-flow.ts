import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { Place } from '../../places/place.ts';
import type { JobStop } from '../booking/job-stop.ts';
import type { JobDetail } from '../job.ts';
import { confirmJobEdit, fetchJobEdit, newPriceOf, priceJobEdit, refusalOf } from './edit-calls.ts';
import { checkEditedStop, editOf, hasPlace, isAnyEdited, newStop, placedAt, wayOf } from './edited-stops.ts';
import type { EditedStop, EditRefusal, JobEdit } from './job-edit.ts';

/** The edit of a job's stops. */
export interface EditState {
  /** `closed`: nothing of the job can change any more. */
  readonly status: 'loading' | 'failed' | 'closed' | 'ready' | 'done';
  readonly stops: readonly EditedStop[];
  /** The stop whose fields are open; null for none. */
  readonly openKey: string | null;
  /** Locks and price, as the gateway said last; null before. */
  readonly edit: JobEdit | null;
  /** The price of the stops as they are now: known, being asked for, not to be had, or not to be asked for yet. */
  readonly pricing: 'known' | 'asking' | 'failed' | 'waiting';
  readonly isSaving: boolean;
  /** The stop that was removed last, until something else is changed. */
  readonly removed: { readonly stop: EditedStop; readonly position: number } | null;
  readonly error: GatewayError | null;
  readonly refusal: EditRefusal | null;
  /** How often the customer has tried to confirm what was not complete: what is missing is said from then on. */
  readonly attempts: number;
}

export interface EditFlow {
  readonly store: StoreApi<EditState>;
  /** Reads which stops can change. */
  load(): Promise<void>;
  open(key: string | null): void;
  setPlace(key: string, place: Place): void;
  /** The person, the note, and of a new stop what is collected there. */
  setPerson(key: string, person: Partial<Pick<JobStop, 'contactName' | 'contactPhone' | 'remark' | 'codSatang'>>): void;
  /** As it was booked. */
  reset(key: string): void;
  /** Adds an empty drop-off at a position, and opens it. */
  add(position: number): void;
  remove(key: string): void;
  undo(): void;
  /** Asks for the price again. */
  retry(): void;
  /** Changes the job at the shown price. @returns whether it is changed. */
  confirm(): Promise<boolean>;
  isEdited(): boolean;
}

export interface EditFlowOptions {
  readonly transport: Transport;
  readonly job: Pick<JobDetail, 'jobId' | 'stops'>;
  /** Makes an idempotency key. */
  readonly newGuid: () => string;
}

/** The first stop that is not complete; undefined if all are. */
export const firstIncomplete = (stops: readonly EditedStop[]): EditedStop | undefined =>
  stops.find((stop) => !hasPlace(stop) || !checkEditedStop(stop.stop).ok);

/** Edits the stops of a running job: each change of the way asks for its price, and nothing changes before it is confirmed. */
export function createEditFlow({ transport, job: { jobId, stops: booked }, newGuid }: EditFlowOptions): EditFlow {
  const store = createStore<EditState>(() => ({
    ...{ status: 'loading', stops: editOf(booked), openKey: null, edit: null, pricing: 'known', isSaving: false },
    ...{ removed: null, error: null, refusal: null, attempts: 0 },
  }));
  let asked = 0;
  let added = 0;
  let sent: { readonly content: string; readonly guid: string } | null = null;

  const fail = (error: unknown, change: Partial<EditState>) => {
    if (!(error instanceof GatewayError)) throw error;
    const refusal = refusalOf(error);
    store.setState({ ...change, error, refusal, ...(refusal === 'not_changeable' && { status: 'closed' }) });
  };

  /** Reads the locks anew, after one was in the way. Without them the refusal still says which stop it was. */
  const refreshIfLocked = async (): Promise<void> => {
    const { edit, refusal } = store.getState();
    if (refusal !== 'stop_locked' || edit === null) return;
    const fresh = await fetchJobEdit(transport, jobId).catch(() => null);
    if (fresh?.revision === edit.revision) store.setState({ edit: { ...edit, stops: fresh.stops, addFrom: fresh.addFrom } });
  };

  const ask = async (): Promise<void> => {
    const { stops, edit } = store.getState();
    asked += 1;
    const own = asked;
    if (edit === null) return;
    if (!stops.every(hasPlace)) return store.setState({ pricing: 'waiting' });
    store.setState({ pricing: 'asking', error: null, refusal: null });
    try {
      const priced = await priceJobEdit(transport, { jobId, booked, edited: stops, revision: edit.revision });
      if (own === asked) store.setState({ edit: priced, pricing: 'known' });
    } catch (error) {
      if (own !== asked) return;
      fail(error, { pricing: 'failed' });
      await refreshIfLocked();
    }
  };

  /** Sets the stops, and asks for the price where the way has become another one. */
  const setStops = (stops: readonly EditedStop[], change: Partial<EditState> = {}) => {
    const before = store.getState();
    store.setState({ stops, removed: null, ...change });
    if (wayOf(stops) !== wayOf(before.stops)) void ask();
  };
  const setStop = (key: string, change: (stop: JobStop) => JobStop) =>
    setStops(store.getState().stops.map((edited) => (edited.key === key ? { ...edited, stop: change(edited.stop) } : edited)));

  const load = async (): Promise<void> => {
    store.setState({ status: 'loading', error: null, refusal: null });
    try {
      const edit = await fetchJobEdit(transport, jobId);
      store.setState({ status: 'ready', edit });
    } catch (error) {
      fail(error, { status: 'failed' });
    }
  };

  const confirm = async (): Promise<boolean> => {
    const { stops, edit, isSaving, pricing, attempts } = store.getState();
    const incomplete = firstIncomplete(stops);
    if (incomplete !== undefined) {
      store.setState({ attempts: attempts + 1, openKey: incomplete.key });
      return false;
    }
    if (isSaving || edit === null || pricing !== 'known') return false;
    const content = JSON.stringify(stops.map(({ booked: position, stop }) => [position, stop]));
    // The same change sent again is made once.
    sent = sent?.content === content ? sent : { content, guid: newGuid() };
    store.setState({ isSaving: true, error: null, refusal: null, openKey: null, removed: null });
    try {
      const { revision, netSatang: shownSatang } = edit;
      await confirmJobEdit(transport, { jobId, booked, edited: stops, revision, guid: sent.guid, shownSatang });
      store.setState({ status: 'done', isSaving: false });
      return true;
    } catch (error) {
      fail(error, { isSaving: false });
      const priced = error instanceof GatewayError ? newPriceOf(error) : null;
      if (priced !== null) store.setState({ edit: priced });
      await refreshIfLocked();
      return false;
    }
  };

  return {
    store,
    load,
    open: (openKey) => store.setState({ openKey }),
    setPlace: (key, place) => setStop(key, (stop) => placedAt(stop, place)),
    setPerson: (key, person) => setStop(key, (stop) => ({ ...stop, ...person })),
    reset: (key) => {
      const position = store.getState().stops.find((stop) => stop.key === key)?.booked ?? null;
      const before = position === null ? undefined : booked[position];
      if (before !== undefined) setStop(key, () => before);
    },
    add: (position) => {
      added += 1;
      const stop = newStop(`new-${added}`);
      setStops(store.getState().stops.toSpliced(position, 0, stop), { openKey: stop.key });
    },
    remove: (key) => {
      const { stops, openKey } = store.getState();
      const position = stops.findIndex((stop) => stop.key === key);
      const stop = stops[position];
      if (stop === undefined) return;
      // An empty stop that was just added is nothing to bring back.
      const removed = hasPlace(stop) ? { stop, position } : null;
      setStops(stops.toSpliced(position, 1), { removed, openKey: openKey === key ? null : openKey });
    },
    undo: () => {
      const { removed, stops } = store.getState();
      if (removed !== null) setStops(stops.toSpliced(removed.position, 0, removed.stop));
    },
    retry: () => void ask(),
    confirm,
    isEdited: () => isAnyEdited(store.getState().stops, booked),
  };
}
