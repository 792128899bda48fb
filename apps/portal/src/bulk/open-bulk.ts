import type { Owner } from '@songwai/core/basics/storage/owned-storage';
import { checkBulkPlaces } from '@songwai/core/bulk/calls';
import { createFileOrderFlow, type FileOrderFlow } from '@songwai/core/bulk/order/file-order-flow';
import { createRowsFlow } from '@songwai/core/bulk/rows/rows-flow';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import type { MakePart, Portal } from '../shell/portal.ts';
import { draftOwner } from '../shell/session/draft-owner.ts';

/** Restores what belongs to the person who is signed in, now and after each change of person. */
function followOwner({ session }: Portal, restore: (owner: Owner) => Promise<void>): void {
  const first = draftOwner(session.store.getState());
  if (first !== undefined) void restore(first);
  session.store.subscribe((now, before) => {
    const owner = draftOwner(now);
    if (owner !== undefined && owner !== draftOwner(before)) void restore(owner);
  });
}

/** The rows of a file that is being checked; they outlive a visit to another page. */
export const openBulkRows: MakePart<RowsFlow> = (portal) => {
  const rows = createRowsFlow({
    checkPlaces: (asked, signal) => checkBulkPlaces(portal.transport, asked, signal),
    clock: () => new Date(),
    storage: portal.privateStorage,
    onError: portal.onError,
  });
  followOwner(portal, rows.restore);
  return rows;
};

/** What is chosen for all trips of a file. */
export const openFileOrder: MakePart<FileOrderFlow> = (portal) => {
  const { privateStorage: storage, random, onError } = portal;
  const order = createFileOrderFlow({ clock: () => new Date(), random, storage, onError });
  followOwner(portal, order.restore);
  return order;
};
