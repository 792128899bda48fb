import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { draftKey } from '@songwai/core/orders/draft/draft-storage';
import { lazyPrivateStorage } from '@songwai/features/storage/lazy-private-storage';

/** Stores a draft as an earlier visit to the partner's page left it. */
export const storeDraft = async (partner: string, draft: OrderDraft): Promise<void> => {
  const { crypto, indexedDB } = window;
  const storage = lazyPrivateStorage({ open: () => window.localStorage, clock: Date.now, crypto, indexedDB });
  await storage.set(draftKey(partner), JSON.stringify({ version: 2, owner: null, draft }));
};
