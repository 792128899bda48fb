import { createOwnedStorage, type OwnedStorage, type Owner } from '../../basics/storage/owned-storage.ts';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import type { OrderDraft } from './draft.ts';

/** Increase it when older drafts can no longer be read. */
const version = 2;

/** Owner of a draft within its channel; null for a visitor, who may still sign in. */
export type DraftOwner = Owner;

/** Separate drafts for partners and the portal, which share a browser. */
export const draftKey = (channel: string): string => `${privatePrefix}draft.${channel}`;

/** Fields that were added since start empty, and a pending step request is dropped. */
const takeUp = ({ stops, step, ...rest }: OrderDraft, empty: OrderDraft): OrderDraft => ({
  ...empty,
  ...rest,
  stops: stops.map((stop) => ({ ...empty.stops[0], ...stop })),
  step: { ...step, requestStep: step.currentStep, reqComplete: false },
});

/** The draft of one channel between visits; `onError` receives errors of the storage. */
export const createDraftStorage = (
  storage: ExpiringStorage,
  channel: string,
  onError?: (error: unknown) => void,
): OwnedStorage<OrderDraft> => createOwnedStorage(storage, { key: draftKey(channel), version, takeUp }, onError);
