import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { removeOrderPhoto } from '@songwai/core/photos/photo-calls';
import { Banner } from '@songwai/ui/banner/banner';
import { useState } from 'react';
import { PhotoField, type PhotoShell } from '../../photos/photo-field.tsx';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { OrderPhotoUploads } from './order-photo-uploads.ts';

export interface OrderPhotosProps extends PhotoShell {
  readonly flow: OrderFlow;
  readonly transport: Transport;
  readonly uploads: OrderPhotoUploads;
}

const selectPhotos = ({ draft }: OrderState) => ({ guid: draft.guid, names: draft.photoNames });

/** Photos of the goods, so that the driver comes prepared (spec §2 "more details"). */
export function OrderPhotos({ flow, transport, uploads, ...shell }: OrderPhotosProps) {
  const t = useTranslate();
  const { guid, names } = useFlow(flow.store, selectPhotos);
  const [isRemoving, setRemoving] = useState(false);
  const [error, setError] = useState<GatewayError | null>(null);

  const handleRemove = async (fileName: string) => {
    setRemoving(true);
    setError(null);
    try {
      await removeOrderPhoto(transport, { guid, fileName });
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      // A photo of an earlier job, or one that is gone: it only leaves this order.
      if (cause.code !== 404) return setError(cause);
    } finally {
      setRemoving(false);
    }
    const { draft } = flow.store.getState();
    flow.patch({ photoNames: draft.photoNames.filter((name) => name !== fileName) });
  };

  return (
    <div>
      {error ? <Banner tone="danger">{gatewayErrorText(error, t)}</Banner> : null}
      <PhotoField
        {...shell}
        names={names}
        uploads={uploads.of(guid)}
        onRemove={(name) => void handleRemove(name)}
        isDisabled={isRemoving}
      />
    </div>
  );
}
