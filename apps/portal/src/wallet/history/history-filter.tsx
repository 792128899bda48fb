import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Calendar, SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { firstHistoryView, type HistoryView, plainDay } from './history-view.ts';

const loadDialog = lazyPart(() => import('./filter-dialog.tsx'), ['forms']);

interface HistoryFilterProps {
  readonly view: HistoryView;
  readonly onChange: (view: HistoryView) => void;
  readonly isWide: boolean;
}

/** Money in, money out or both, and the days; on a phone both in a dialog. */
export function HistoryFilter({ view, onChange, isWide }: HistoryFilterProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { from, until, direction } = view;
  const first = firstHistoryView(useClock()());

  const days = () => {
    if (from === first.from && until === first.until) return t('wallet.last30Days');
    if (from === '' && until === '') return t('wallet.allDays');
    return from === until ? plainDay(from) : `${plainDay(from)} – ${plainDay(until)}`.trim();
  };
  const directions = [
    { value: 'all' as const, label: t('wallet.all') },
    { value: 'in' as const, label: t('wallet.in') },
    { value: 'out' as const, label: t('wallet.out') },
  ];
  const chosen = directions.find(({ value }) => value === direction && value !== 'all')?.label;
  const chips = (
    <ChoiceChips
      label={t('wallet.filter')}
      value={direction}
      onChange={(next) => onChange({ ...view, direction: next })}
      options={directions}
    />
  );

  return (
    <div className="portal-history__filters">
      {isWide ? chips : null}
      <Button
        variant={isWide ? 'secondary' : 'quiet'}
        size={isWide ? 'dense' : 'medium'}
        icon={isWide ? Calendar : SlidersHorizontal}
        onClick={() => setIsOpen(true)}
      >
        {isWide || chosen === undefined ? days() : `${chosen} · ${days()}`}
      </Button>
      {isOpen ? (
        <LazyView load={loadDialog} skeleton={null}>
          {({ FilterDialog }) => (
            <FilterDialog view={view} onChange={onChange} onClose={() => setIsOpen(false)}>
              {isWide ? null : chips}
            </FilterDialog>
          )}
        </LazyView>
      ) : null}
    </div>
  );
}
