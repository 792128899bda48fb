import type { MomentFieldsProps } from '@songwai/features/orders/schedule/moment-fields';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';

/** Our own pickers of day and time, which few orders need. */
export const loadMomentPickers = lazyPart(() => import('./moment-pickers.tsx'), ['errors', 'forms', 'order']);

/** Day and time of an order as DD/MM/YYYY and HH:MM, whatever the language of the browser. */
export function PickMoment(props: MomentFieldsProps) {
  return (
    <LazyView load={loadMomentPickers} skeleton={<Skeleton shape="block" height="74px" />}>
      {({ MomentPickers }) => <MomentPickers {...props} />}
    </LazyView>
  );
}
