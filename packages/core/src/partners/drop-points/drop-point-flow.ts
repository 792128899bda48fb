import { createStore } from 'zustand/vanilla';
import type { ExpiringStorage } from '../../basics/storage/private-storage.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { saveDropPoint } from '../public-calls.ts';
import { type DropPointDraft, dropPointOf, emptyDropPoint } from './drop-point-draft.ts';
import { askPartner, refusalOf } from './drop-point-entry.ts';
import { dropPointProblems, refusedField } from './drop-point-problems.ts';
import type { DropPointFlow, DropPointState, SavedDropPoint } from './drop-point-state.ts';
import { createDropPointStorage } from './drop-point-storage.ts';

export interface DropPointFlowOptions {
  readonly transport: Transport;
  readonly partnerId: string;
  readonly reference: string;
  /** From the partner's link; null without one. */
  readonly signature: string | null;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** From 0 to 1, of a cryptographic source: whoever knows the guid made of it can change the point. */
  readonly random: () => number;
  readonly storage: ExpiringStorage;
  readonly onSaved?: (reference: string) => void;
  /** Errors of the storage. */
  readonly onError?: (error: unknown) => void;
}

/** 128 random bits. */
const createSecret = (random: () => number): string =>
  Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/** The delivery point of one booking at a partner. */
export const createDropPointFlow = (options: DropPointFlowOptions): DropPointFlow => {
  const { transport, partnerId, signature, clock, random, onSaved, onError = () => undefined } = options;
  const reference = options.reference.trim();
  const store = createStore<DropPointState>(() => ({
    entry: { status: 'loading' },
    partnerName: '',
    theme: {},
    draft: emptyDropPoint,
    problems: [],
    isSearching: false,
    saving: { status: 'idle' },
    saved: null,
    isEditing: true,
  }));
  const storage = createDropPointStorage(options.storage, { partnerId, reference, signature, clock, onError });
  let guid: string | null = null;
  let isDisposed = false;

  const remember = (draft: DropPointDraft, saved: SavedDropPoint | null) => {
    guid ??= createSecret(random);
    return storage.save({ guid, draft, saved });
  };

  const show = (change: Partial<DropPointState>) => {
    if (!isDisposed) store.setState(change);
  };

  /** Every change of the draft; ignored while one is being saved. Typing solves problems, and never adds one. */
  const edit = (change: Partial<DropPointDraft>) => {
    const { draft: before, problems, saving, saved } = store.getState();
    if (saving.status === 'sending') return;
    const draft = { ...before, ...change };
    const found = dropPointProblems(draft, new Date(clock()));
    const left = problems.filter(({ path, code }) =>
      code === 'refused' ? draft[path] === before[path] : found.some((other) => other.path === path && other.code === code),
    );
    show({ draft, problems: left, saving: { status: 'idle' } });
    void remember(draft, saved);
  };

  const takeFailure = (error: unknown) => {
    show({ saving: { status: 'idle' } });
    if (!(error instanceof GatewayError)) throw error;
    const reason = refusalOf(error);
    const refused = refusedField(error);
    if (reason) show({ entry: { status: 'refused', reason } });
    else if (error.code === 409) show({ saving: { status: 'taken' } });
    else if (refused) show({ problems: [refused] });
    else show({ saving: { status: 'failed', error } });
  };

  const takeUp = async () => {
    const stored = await storage.load();
    // A draft that was begun meanwhile is newer.
    if (stored === null || guid !== null) return;
    guid = stored.guid;
    const { saved } = stored;
    show(saved ? { saved, draft: saved.draft, isEditing: false } : { draft: stored.draft });
  };

  return {
    store,
    reference,
    open: async () => {
      show({ entry: { status: 'loading' } });
      const [asked] = await Promise.all([askPartner(transport, { partnerId, reference, signature }), takeUp()]);
      show(asked);
    },
    patch: edit,
    startSearch: () => {
      if (store.getState().saving.status !== 'sending') show({ isSearching: true });
    },
    leaveSearch: () => show({ isSearching: false }),
    setPlace: (place) => {
      edit({ place });
      show({ isSearching: false });
    },
    save: async () => {
      const { draft, saving } = store.getState();
      if (saving.status === 'sending') return false;
      const problems = dropPointProblems(draft, new Date(clock()));
      const { place } = draft;
      if (problems.length > 0 || place === null) {
        show({ problems });
        return false;
      }
      show({ saving: { status: 'sending' }, problems: [], isSearching: false });
      const whole = { ...draft, place };
      guid ??= createSecret(random);
      try {
        await remember(draft, store.getState().saved);
        const point = dropPointOf(whole, reference);
        const { storedUntil } = await saveDropPoint(transport, { partnerId, guid, signature, point });
        const saved: SavedDropPoint = { draft: whole, storedUntilMs: storedUntil.getTime() };
        await remember(draft, saved);
        show({ saving: { status: 'idle' }, saved, isEditing: false });
        onSaved?.(reference);
        return true;
      } catch (error) {
        takeFailure(error);
        return false;
      }
    },
    change: () => show({ isEditing: true }),
    cancelChange: () => {
      const { saved, saving } = store.getState();
      if (saved === null || saving.status === 'sending') return;
      show({ draft: saved.draft, problems: [], isSearching: false, saving: { status: 'idle' }, isEditing: false });
      void remember(saved.draft, saved);
    },
    dispose: () => {
      isDisposed = true;
    },
  };
};
