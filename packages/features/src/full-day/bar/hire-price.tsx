import { formatBaht } from '@songwai/core/basics/money';
import { shownTotal } from '@songwai/core/full-day/hire-flow';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { ActionBar } from '@songwai/ui/action-bar/action-bar';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { useHireAmounts } from './use-hire-amounts.ts';

const loadBreakdown = lazyPart(() => import('./hire-breakdown.tsx'));

interface HirePriceProps {
  readonly flow: HireFlow;
  readonly notice: ReactNode;
  readonly terms?: ReactNode;
  readonly action: ReactNode;
}

const select = (state: HireState) => ({
  draft: state.draft,
  total: shownTotal(state),
  oldTotal: state.booking.status === 'priceChanged' ? state.booking.oldTotalSatang : null,
});

/** The bar that stays in sight: terms, the total with its lines, and the one button. */
export function HirePrice({ flow, notice, terms, action }: HirePriceProps) {
  const t = useTranslate();
  const { draft, total, oldTotal } = useFlow(flow.store, select);
  const [isOpen, setIsOpen] = useState(false);
  const amounts = useHireAmounts(draft);
  return (
    <ActionBar
      notice={notice}
      terms={terms}
      value={total === null ? undefined : formatBaht(total)}
      previousValue={oldTotal === null ? undefined : { text: formatBaht(oldTotal), label: t('order.oldPrice') }}
      emptyText={t('hire.choosePackage')}
      summary={total === null ? undefined : amounts}
      details={
        total === null
          ? undefined
          : {
              toggleText: t('order.details'),
              isOpen,
              onToggle: () => setIsOpen(!isOpen),
              content: (
                <LazyView load={loadBreakdown} skeleton={null}>
                  {({ HireBreakdown }) => <HireBreakdown flow={flow} onClose={() => setIsOpen(false)} />}
                </LazyView>
              ),
            }
      }
      action={action}
    />
  );
}
