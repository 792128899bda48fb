import type { BulkPlan, PlannedTrip } from '@songwai/core/bulk/bulk';
import { dropsOf, type FileOrder } from '@songwai/core/bulk/order/file-order';
import type { FileOrderFlow } from '@songwai/core/bulk/order/file-order-flow';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { User } from '@songwai/core/sessions/session-state';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { useMedia } from '@songwai/ui/lib/use-media';
import { Progress } from '@songwai/ui/progress/progress';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { planQuery } from '../bulk.queries.ts';
import { PickUpCard } from '../start/pick-up-card.tsx';
import { tripName } from '../trip-name.ts';
import { usualWay } from './pay-choice.tsx';
import { PlanFoot, PlanTerms } from './plan-foot.tsx';
import { SavingCard } from './saving-card.tsx';
import { TripList } from './trip-list.tsx';
import { useStart } from './use-start.ts';
import { VehicleChoice } from './vehicle-choice.tsx';
import './plan-step.css';

const loadMap = lazyPart(() => import('./trip-map.tsx'), ['map']);
const loadTerms = lazyPart(() => import('./terms-dialog.tsx'), ['order', 'errors', 'forms']);

interface PlanStepProps {
  readonly rows: RowsFlow;
  readonly order: FileOrderFlow;
  readonly user: User;
  readonly onBack: () => void;
}

/** The third step: the ready rows as trips, what that saves, and the total before anything is booked. */
export function PlanStep({ rows: rowsFlow, order: orderFlow, user, onBack }: PlanStepProps) {
  const t = useTranslate();
  const portal = usePortal();
  const rows = useFlow(rowsFlow.store, (state) => state.rows);
  const chosenOrder = useFlow(orderFlow.store, (state) => state);
  const startup = useQuery(startupQuery(portal));
  const vehicles = startup.data?.catalog.vehicles ?? [];
  const vehicleId = chosenOrder.vehicleId ?? vehicles[0]?.id ?? 1;
  const { pickUp, isGrouped, mostDrops } = chosenOrder;
  const drops = useMemo(() => dropsOf(rows), [rows]);
  const choices =
    pickUp === null || drops.length === 0
      ? null
      : { vehicleId, pickUp: { lat: pickUp.lat, lng: pickUp.lng }, drops, mostDrops: isGrouped ? mostDrops : 1 };
  const query = useQuery({ ...planQuery(portal.transport, choices), placeholderData: keepPreviousData });
  const plan = query.isError ? undefined : query.data;
  const payment = chosenOrder.paymentType ?? usualWay(user, plan?.totalSatang ?? 0);
  const order: FileOrder = { ...chosenOrder, paymentType: payment };
  const isFresh = plan !== undefined && !query.isPlaceholderData;
  const isWide = useMedia('(min-width: 1080px)');
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState<'pay' | 'when' | null>(null);
  const starting = useStart({ rows: rowsFlow, order: orderFlow, user, vehicleId });
  const placeOf = useMemo(() => new Map(rows.map(({ number, place }) => [number, place])), [rows]);
  const nameOf = (trip: PlannedTrip) =>
    tripName(
      trip.rows.map((row) => placeOf.get(row)?.district ?? ''),
      t,
    );

  const trip = plan?.trips[chosen] ?? plan?.trips[0];
  const shownDrops = (trip?.rows ?? []).flatMap((row) => {
    const place = placeOf.get(row);
    return place ? [{ row, name: place.name, lat: place.lat, lng: place.lng }] : [];
  });
  const terms = <PlanTerms order={order} onChange={orderFlow.change} onOpen={setOpen} />;
  const figuresOf = ({ trips, totalSatang }: BulkPlan) => ({ tripCount: trips.length, dropCount: drops.length, totalSatang });

  return (
    <Stack>
      <div role="alert">
        <Problem error={starting.error} />
      </div>
      {pickUp === null ? (
        <Stack gap="small">
          <Banner tone="warn">{t('trips.choosePickUp')}</Banner>
          <PickUpCard pickUp={null} onChange={(place) => orderFlow.change({ pickUp: place })} />
        </Stack>
      ) : null}
      {query.isError ? (
        <ErrorState
          title={t('trips.planFailed')}
          retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
        >
          {query.error instanceof GatewayError ? gatewayErrorText(query.error, t) : t('common.viewFailed')}
        </ErrorState>
      ) : null}
      <div className="portal-plan">
        <Stack>
          {plan ? (
            <SavingCard plan={plan} dropCount={drops.length} />
          ) : query.isError || pickUp === null ? null : (
            <Card>
              <Progress label={t('trips.grouping')} value={null} detail={t('trips.groupingHelp')} />
            </Card>
          )}
          {isWide ? null : (
            <Card>
              <Stack gap="small">{terms}</Stack>
            </Card>
          )}
          {plan ? (
            <Card padding="none">
              <div className="portal-plan__head">
                <h2 className="sw-heading sw-heading--small">{t('trips.count', { count: plan.trips.length })}</h2>
                <VehicleChoice {...{ vehicles, vehicleId }} onChange={(id) => orderFlow.change({ vehicleId: id })} />
              </div>
              <TripList trips={plan.trips} chosen={chosen} onChoose={setChosen} nameOf={nameOf} />
            </Card>
          ) : null}
          <div>
            <Button variant="quiet" onClick={onBack}>
              {t('trips.back')}
            </Button>
          </div>
        </Stack>
        <Card padding="none" className="portal-plan__map">
          {pickUp && trip ? (
            <LazyView load={loadMap} skeleton={<Skeleton shape="block" height="100%" />} isPatient isOptional>
              {({ TripMap }) => <TripMap pickUp={{ name: pickUp.name, lat: pickUp.lat, lng: pickUp.lng }} drops={shownDrops} />}
            </LazyView>
          ) : null}
        </Card>
      </div>
      <PlanFoot
        terms={isWide ? terms : undefined}
        figures={isFresh && plan ? figuresOf(plan) : null}
        isStarting={starting.isBusy}
        onBook={() => plan && void starting.start(plan, payment)}
      />
      {open ? (
        <LazyView load={loadTerms} skeleton={null}>
          {({ TermsDialog }) => (
            <TermsDialog
              which={open}
              totalSatang={plan?.totalSatang ?? null}
              onChange={orderFlow.change}
              onClose={() => setOpen(null)}
              {...{ order, user }}
            />
          )}
        </LazyView>
      ) : null}
    </Stack>
  );
}
