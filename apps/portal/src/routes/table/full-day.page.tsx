import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { FullDayView } from '../../full-day/full-day-view.tsx';
import type { OwnHireParts } from '../../full-day/own-hire-parts.ts';
import { HirePayment } from '../../orders/paying/hire-payment.tsx';

const loadQuoting = lazyPart(() => import('../../quotations/quoting.tsx'));
const loadStops = lazyPart(() => import('@songwai/features/orders/stops/sorted-stops'), ['sorting']);
const loadMapToggle = lazyPart(() => import('@songwai/features/orders/map/map-toggle'), ['map']);
const loadPreview = lazyPart(() => import('../../quotations/month-preview.tsx'), ['quotation']);

const parts: OwnHireParts = {
  Payment: HirePayment,
  Stops: (props) => (
    <LazyView load={loadStops} skeleton={<Skeleton shape="block" height="128px" />}>
      {({ SortedStops }) => <SortedStops {...props} />}
    </LazyView>
  ),
  MapToggle: (props) => (
    <LazyView load={loadMapToggle} skeleton={null} isPatient isOptional>
      {({ MapToggle }) => <MapToggle {...props} />}
    </LazyView>
  ),
  Quoting: (props) => (
    <LazyView load={loadQuoting} skeleton={null}>
      {({ Quoting }) => <Quoting {...props} />}
    </LazyView>
  ),
  MonthPreview: ({ flow }) => (
    <LazyView load={loadPreview} skeleton={null}>
      {({ MonthPreview }) => <MonthPreview flow={flow} />}
    </LazyView>
  ),
};

/** The page of a hire with what rooms above it add: stops that move, the choice of payment, and the quotation. */
export function FullDayPage() {
  return <FullDayView parts={parts} />;
}
