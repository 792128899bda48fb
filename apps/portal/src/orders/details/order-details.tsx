import { OrderPhotos } from '@songwai/features/orders/photos/order-photos';
import { Stack } from '@songwai/ui/layout/stack';
import { photoShell } from '../../photos/photo-shell.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { CollectionSum } from '../collection/collection-sum.tsx';
import { ParcelSection } from '../parcel/parcel-section.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { openOrderPhotos } from './open-order-photos.ts';
import { OrderReference } from './order-reference.tsx';
import { OwnReceipt } from './own-receipt.tsx';
import { useOrderStart } from './use-order-start.ts';
import './order-details.css';

/** What our own page asks after the contacts: photos, driver, receipt, reference (spec §2 "more details"). */
export function OrderDetails() {
  const { transport, part } = usePortal();
  const start = useOrderStart();
  return (
    <div className="portal-order-details">
      <Stack gap="large">
        <CollectionSum />
        <ParcelSection />
        <OrderPhotos flow={part(openOrder)} transport={transport} uploads={part(openOrderPhotos)} {...photoShell} />
        <OrderReference />
        <DriverChoice />
        <OwnReceipt companyReceipt={start?.receipt ?? null} />
      </Stack>
    </div>
  );
}
