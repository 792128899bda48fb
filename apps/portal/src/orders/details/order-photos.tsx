import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { OrderState } from '@songwai/core/orders/order-state';
import { removeOrderPhoto } from '@songwai/core/photos/photo-calls';
import { useFlow } from '@songwai/features/shared/use-flow';
import { PhotoField } from '../../photos/photo-field.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { openOrderPhotos } from './open-order-photos.ts';

const selectPhotos = ({ draft }: OrderState) => ({ guid: draft.guid, names: draft.photoNames });

/** Photos of the goods, so that the driver comes prepared (spec §2 "more details"). */
export function OrderPhotos() {
  const { transport, part } = usePortal();
  const order = part(openOrder);
  const { guid, names } = useFlow(order.store, selectPhotos);
  const removing = useAction();

  const handleRemove = (fileName: string) =>
    void removing.run(async () => {
      try {
        await removeOrderPhoto(transport, { guid, fileName });
      } catch (error) {
        // A photo of an earlier job, or one that is gone: it only leaves this order.
        if (!(error instanceof GatewayError) || error.code !== 404) throw error;
      }
      const { draft } = order.store.getState();
      order.patch({ photoNames: draft.photoNames.filter((name) => name !== fileName) });
    });

  return (
    <div>
      <Problem error={removing.error} />
      <PhotoField names={names} uploads={part(openOrderPhotos).of(guid)} onRemove={handleRemove} isDisabled={removing.isBusy} />
    </div>
  );
}
