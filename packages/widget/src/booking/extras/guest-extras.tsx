import { DetailsTexts } from '@songwai/features/orders/extras/details-texts';
import { OrderExtras } from '@songwai/features/orders/extras/order-extras';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { StoreApi } from 'zustand/vanilla';
import type { GuestState } from '../guest-state.ts';

const loadPhotos = lazyPart(() => import('./guest-photos.tsx'), ['errors']);
const loadReceipt = lazyPart(() => import('./guest-receipt.tsx'), ['errors']);

const selectOwn = (state: GuestState) => state.own ?? null;

/** What a guest who is signed on may add, below the contacts. Each part is fetched with its press, or where the order has it already. */
export function GuestExtras({ guest }: { readonly guest: StoreApi<GuestState> }) {
  const own = useFlow(guest, selectOwn);
  if (!own) return null;
  const waiting = <Skeleton shape="block" height="120px" />;
  return (
    <DetailsTexts>
      <OrderExtras
        flow={own.flow}
        renderPhotos={() => (
          <LazyView load={loadPhotos} skeleton={waiting}>
            {({ GuestPhotos }) => <GuestPhotos own={own} />}
          </LazyView>
        )}
        renderReceipt={(isAskedFor) => (
          <LazyView load={loadReceipt} skeleton={waiting}>
            {({ GuestReceipt }) => <GuestReceipt {...{ own, isAskedFor }} />}
          </LazyView>
        )}
      />
    </DetailsTexts>
  );
}
