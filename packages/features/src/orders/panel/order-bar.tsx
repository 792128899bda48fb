import { formatBaht } from '@songwai/core/basics/money';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { countedStops } from '@songwai/core/orders/draft/draft-stops';
import { isOutsideArea, primaryAction, shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { ActionBar, ActionTerm } from '@songwai/ui/action-bar/action-bar';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Banknote, CalendarClock, Clock } from 'lucide';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useContext, useEffect, useRef, useState } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFirstProblem } from '../../shared/use-first-problem.ts';
import { useFlow } from '../../shared/use-flow.ts';
import { loadPaymentPicker, loadPriceBreakdown, loadSchedulePicker, loadUndoShortest } from '../bar-loaders.ts';
import type { MomentFieldsProps } from '../schedule/moment-fields.tsx';
import { ShellPartsContext } from '../shell-parts-context.tsx';
import { longerSatang } from '../shortest/longer-satang.ts';
import { stopRole } from '../stops/stop-role.ts';
import { type BookRequested, useBooking } from '../use-booking.ts';
import { useOrderTerms } from '../use-order-terms.ts';
import { OrderAction } from './order-action.tsx';
import { OrderNotice } from './order-notice.tsx';
import '../order-later.css';

export interface OrderBarProps {
  readonly flow: OrderFlow;
  /** Contains the fields that a problem moves the focus to. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onBookRequested: BookRequested;
  /** There is no second step: the first one books. */
  readonly isWhole: boolean;
  /** The whole order is looked through before it is booked. */
  readonly hasReview?: boolean | undefined;
  /** Below the price line by line. */
  readonly priceTools?: ReactNode;
  readonly moment?: ComponentType<MomentFieldsProps> | undefined;
}

/** The sum to show: none if the gateway could not price the order (spec §8). */
const barSatang = (state: OrderState) =>
  state.estimate.status === 'failed' && !isOutsideArea(state) && primaryAction(state) === 'retryPrice'
    ? 0
    : shownNetSatang(state);

const selectBar = (state: OrderState) => ({
  draft: state.draft,
  netSatang: barSatang(state),
  missingStop: countedStops(state.draft).findIndex(({ place }) => place === null),
  distanceKm: shownEstimate(state)?.distanceKm ?? null,
  isPricing: state.estimate.status === 'loading',
  oldNetSatang: state.booking.status === 'priceChanged' ? state.booking.oldNetSatang : null,
  longerSatang: longerSatang(state),
  isFresh: state.shortest?.status === 'on' && state.shortest.isFresh,
  action: primaryAction(state),
  isPaying: state.mode.kind === 'payment',
});

// A problem with the time or the payment moves the focus to these.
const markWhen = (button: HTMLButtonElement | null) => button?.setAttribute('data-field', 'schedule');
const markPay = (button: HTMLButtonElement | null) => button?.setAttribute('data-field', 'payment');

/** The bar that stays in sight: time, payment, price with its breakdown, and the primary button. */
export function OrderBar({ flow, root, onBookRequested, isWhole, hasReview, priceTools, moment }: OrderBarProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { PayTerm } = useContext(ShellPartsContext);
  const { draft, netSatang, missingStop, distanceKm, isPricing, oldNetSatang, longerSatang, isFresh, action, isPaying } = useFlow(
    flow.store,
    selectBar,
  );
  const [isWhenOpen, setIsWhenOpen] = useState(false);
  const [isBreakdownOpen, setIsBreakdownOpen] = useState(false);
  const hadPrice = useRef(false);
  const terms = useOrderTerms(draft);
  const focusFirstProblem = useFirstProblem(root, flow.store);
  const { goOn, goToReview, book } = useBooking({ flow, onBookRequested, isCashOnly: !PayTerm, onProblem: focusFirstProblem });
  const total = netSatang === null ? undefined : formatBaht(netSatang);

  // A live region announces changes but not its first content, so the first sum is announced here.
  useEffect(() => {
    if (total !== undefined && !hadPrice.current) announce(t('order.priceNow', { price: total }));
    hadPrice.current = total !== undefined;
  }, [total, announce, t]);

  const missing =
    action === 'enterStops' ? t('order.enterStopForPrice', { stop: stopRole(draft.stops, missingStop, t) }) : t('order.noPrice');
  const emptyText = action === 'chooseVehicle' ? t('order.chooseVehicleForPrice') : missing;

  const previousSatang = oldNetSatang ?? longerSatang;
  const previous =
    previousSatang === null
      ? undefined
      : { text: formatBaht(previousSatang), label: t(oldNetSatang === null ? 'sorting.shortOldPrice' : 'order.oldPrice') };
  const payTerm = (
    <ActionTerm ref={markPay} icon={Banknote} {...terms.pay} label={t('order.changePay')} onPress={flow.enterPayment} />
  );

  return (
    <>
      <ActionBar
        notice={
          <>
            {isFresh ? (
              <LazyView load={loadUndoShortest} skeleton={null} isOptional>
                {({ UndoShortest }) => <UndoShortest flow={flow} />}
              </LazyView>
            ) : null}
            <OrderNotice flow={flow} />
          </>
        }
        terms={
          <>
            <ActionTerm
              ref={markWhen}
              icon={draft.schedule.kind === 'later' || draft.tab === nextDayTask ? CalendarClock : Clock}
              {...terms.when}
              label={t('order.changeWhen')}
              onPress={() => setIsWhenOpen(true)}
            />
            {PayTerm ? <PayTerm flow={flow}>{payTerm}</PayTerm> : payTerm}
          </>
        }
        value={total}
        previousValue={previous}
        emptyText={isPricing && action !== 'chooseVehicle' ? t('order.pricing') : emptyText}
        summary={total === undefined || distanceKm === null ? undefined : t('common.distanceKm', { km: distanceKm.toFixed(2) })}
        isBusy={isPricing}
        details={
          total === undefined
            ? undefined
            : {
                toggleText: t('order.details'),
                isOpen: isBreakdownOpen,
                onToggle: () => setIsBreakdownOpen((isOpen) => !isOpen),
                content: (
                  <LazyView load={loadPriceBreakdown} skeleton={null}>
                    {({ PriceBreakdown }) => (
                      <PriceBreakdown {...{ flow }} tools={priceTools} onClose={() => setIsBreakdownOpen(false)} />
                    )}
                  </LazyView>
                ),
              }
        }
        action={
          <OrderAction
            {...{ flow, isWhole, hasReview }}
            onNext={() => void goOn()}
            onBook={() => void (hasReview ? goToReview() : book())}
          />
        }
      />
      {isWhenOpen ? (
        <LazyView load={loadSchedulePicker} skeleton={null}>
          {({ SchedulePicker }) => <SchedulePicker {...{ flow, moment }} onClose={() => setIsWhenOpen(false)} />}
        </LazyView>
      ) : null}
      {isPaying && !PayTerm ? (
        <LazyView load={loadPaymentPicker} skeleton={null}>
          {({ PaymentPicker }) => <PaymentPicker flow={flow} onClose={flow.leaveMode} />}
        </LazyView>
      ) : null}
    </>
  );
}
