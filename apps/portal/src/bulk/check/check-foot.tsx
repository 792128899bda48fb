import type { RowCounts } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { BulkFoot } from '../bulk-foot.tsx';

interface CheckFootProps {
  readonly counts: RowCounts;
  readonly isNarrow: boolean;
  /** Goes on with the rows that are ready. */
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onNextWrong: () => void;
}

/** What is left to mend, and the ways on. */
export function CheckFoot({ counts, isNarrow, onNext, onSkip, onNextWrong }: CheckFootProps) {
  const t = useTranslate();
  const { ready, all } = counts;
  const left = all - ready;
  return (
    <BulkFoot
      buttons={
        left > 0 ? (
          <>
            <Button size="large" isDisabled={ready === 0} onClick={onSkip}>
              {isNarrow ? t('rows.skipShort') : t('rows.skip', { wrong: left })}
            </Button>
            <Button variant="primary" size="large" onClick={onNextWrong}>
              {t(isNarrow ? 'rows.nextWrongShort' : 'rows.nextWrong')}
            </Button>
          </>
        ) : (
          <Button variant="primary" size="large" isDisabled={ready === 0} onClick={onNext}>
            {t('rows.next')}
          </Button>
        )
      }
    >
      {isNarrow ? null : (
        <div role="status">
          <p className="sw-strong sw-figures">
            {left > 0 ? t('rows.readyLeft', { ready, wrong: left }) : t('rows.allReady', { all })}
          </p>
          <p className="sw-note">{t(left > 0 ? 'rows.keepHelp' : 'rows.allReadyHelp')}</p>
        </div>
      )}
    </BulkFoot>
  );
}
