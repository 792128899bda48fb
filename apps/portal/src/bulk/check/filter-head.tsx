import type { RowCounts } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import type { RowFilter } from './row-filter.ts';

interface FilterHeadProps {
  readonly counts: RowCounts;
  readonly filter: RowFilter;
  readonly isNarrow: boolean;
  readonly onFilter: (filter: RowFilter) => void;
}

/** How many rows are in which state, and which of them are shown. */
export function FilterHead({ counts, filter, isNarrow, onFilter }: FilterHeadProps) {
  const t = useTranslate();
  const { ready, all, remarked } = counts;
  const left = all - ready;
  const options = [
    { value: 'wrong' as const, label: t('rows.wrong'), detail: String(left) },
    { value: 'ready' as const, label: t('rows.ready'), detail: String(ready) },
    { value: 'all' as const, label: t('rows.all'), detail: String(all) },
    ...(remarked > 0 || filter === 'remarked'
      ? [{ value: 'remarked' as const, label: t('rows.look'), detail: String(remarked) }]
      : []),
  ];
  return (
    <>
      {isNarrow ? (
        <div role="status">
          <h2 className="sw-heading">{left > 0 ? t('rows.left', { wrong: left, all }) : t('rows.allReady', { all })}</h2>
          {left > 0 ? <p className="sw-soft sw-figures">{t('rows.readyCount', { ready })}</p> : null}
        </div>
      ) : null}
      <div className="portal-check__head">
        <ChoiceChips label={t('rows.chips')} value={filter} options={options} onChange={onFilter} />
        {isNarrow ? null : <p className="sw-note">{t('rows.enterHint')}</p>}
      </div>
    </>
  );
}
