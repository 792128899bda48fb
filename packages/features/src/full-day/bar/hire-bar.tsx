import { bangkokTime, formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import { hireEnd } from '@songwai/core/full-day/hire-draft';
import { shownTotal } from '@songwai/core/full-day/hire-flow';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { ActionTerm } from '@songwai/ui/action-bar/action-bar';
import { Button } from '@songwai/ui/button/button';
import { Banknote, CalendarClock } from 'lucide';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { HireParts } from '../hire-parts.ts';
import { HireNotice } from './hire-notice.tsx';
import { HirePrice } from './hire-price.tsx';

interface HireBarProps {
  readonly flow: HireFlow;
  readonly parts: Pick<HireParts, 'Payment' | 'Refused'>;
  /** Leads to the fields of day and time. */
  readonly onWhen: () => void;
  /** A problem has to be corrected first. */
  readonly onProblem: () => void;
  /** Signs a visitor in, before the contacts and, with `true`, before booking. @returns whether to go on */
  readonly requireSession: (isBooking?: boolean) => boolean | Promise<boolean>;
}

const select = (state: HireState) => ({
  draft: state.draft,
  booking: state.booking,
  total: shownTotal(state),
  isPaying: state.mode.kind === 'payment',
});

// A problem with the payment moves the focus here.
const markPay = (button: HTMLButtonElement | null) => button?.setAttribute('data-field', 'payment');

/** When, how to pay, the total, and the button that leads to the contacts and then books. */
export function HireBar({ flow, parts, onWhen, onProblem, requireSession }: HireBarProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { draft, booking, total, isPaying } = useFlow(flow.store, select);
  const start = parseBangkok(draft.date, draft.startTime);
  const end = hireEnd(draft, draft.hours === 2 ? 9 : 4);

  const goOn = () => {
    if (flow.goOn()) void requireSession();
    else onProblem();
  };
  const book = async () => {
    if (!(await requireSession(true))) return;
    await flow.book();
    if (flow.store.getState().problems.length > 0) onProblem();
  };

  const price = total === null ? '' : formatBaht(total);
  const bookText = () => {
    if (booking.status === 'priceChanged') return t('hire.accept', { price });
    return price ? t('order.book', { price }) : t('order.bookNoPrice');
  };
  return (
    <HirePrice
      flow={flow}
      notice={<HireNotice {...{ flow, parts }} onBook={() => void book()} />}
      terms={
        <>
          <ActionTerm
            icon={CalendarClock}
            title={start ? formatLongDate(start, language) : t('hire.whenTitle')}
            detail={end ? `${draft.startTime}–${bangkokTime(end)}` : undefined}
            label={t('hire.changeWhen')}
            onPress={onWhen}
          />
          <parts.Payment {...{ flow, isPaying }} netSatang={total}>
            <ActionTerm
              ref={markPay}
              icon={Banknote}
              title={t('order.payChoose')}
              label={t('order.changePay')}
              onPress={flow.enterPayment}
            />
          </parts.Payment>
        </>
      }
      action={
        <Button
          variant="primary"
          size="large"
          isLoading={booking.status === 'sending'}
          onClick={() => (draft.isAtDetails ? void book() : goOn())}
        >
          {draft.isAtDetails ? bookText() : t('hire.next')}
        </Button>
      }
    />
  );
}
