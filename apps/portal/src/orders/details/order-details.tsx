import { Stack } from '@songwai/ui/layout/stack';
import { CollectionSum } from '../collection/collection-sum.tsx';
import { ParcelSection } from '../parcel/parcel-section.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { OrderPhotos } from './order-photos.tsx';
import { OrderReference } from './order-reference.tsx';
import { ReceiptChoice } from './receipt-choice.tsx';
import { useOrderStart } from './use-order-start.ts';
import './order-details.css';

/** What our own page asks after the contacts: photos, driver, receipt, reference (spec §2 "more details"). */
export function OrderDetails() {
  const start = useOrderStart();
  return (
    <div className="portal-order-details">
      <Stack gap="large">
        <CollectionSum />
        <ParcelSection />
        <OrderPhotos />
        <OrderReference />
        <DriverChoice />
        <ReceiptChoice companyReceipt={start?.receipt ?? null} />
      </Stack>
    </div>
  );
}
