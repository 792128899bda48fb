import { OrderPhotos } from '@songwai/features/orders/photos/order-photos';
import { useLostPhotos } from '@songwai/features/orders/photos/use-lost-photos';
import { PhotoTexts } from '@songwai/features/photos/photo-texts';
import type { GuestHost } from '../guest-state.ts';
import { openGuestPhotos } from './open-guest-photos.ts';

/** Photos of the goods, sent with the guest's session. They are made smaller on the page itself: another origin's worker may not start here. */
export function GuestPhotos({ own }: { readonly own: GuestHost }) {
  const { flow, transport } = own;
  useLostPhotos(flow);
  return (
    <PhotoTexts>
      <OrderPhotos {...{ flow, transport }} {...openGuestPhotos(own)} />
    </PhotoTexts>
  );
}
