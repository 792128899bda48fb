import { createOrderPhotoUploads, type OrderPhotoUploads } from '@songwai/features/orders/photos/order-photo-uploads';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

/** Made by `portal.part`, so that uploads go on while another page is shown. */
export const openOrderPhotos = ({ part, transport, onError }: Portal): OrderPhotoUploads =>
  createOrderPhotoUploads({ flow: part(openOrder), transport, onError });
