import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { EyeOff } from 'lucide';
import { StateCard } from './state-card.tsx';

interface HiddenRowsCardProps {
  readonly count: number;
  /** The file has rows that are shown, too. */
  readonly hasOthers: boolean;
  readonly onLeave: () => void;
  readonly onTake: () => void;
}

/** Asks whether rows that the spreadsheet hides or filters out are to be delivered. */
export function HiddenRowsCard({ count, hasOthers, onLeave, onTake }: HiddenRowsCardProps) {
  const t = useTranslate();
  return (
    <StateCard
      icon={EyeOff}
      tone="warn"
      title={t('sheet.hiddenRows', { count })}
      actions={
        <>
          {hasOthers ? (
            <Button variant="primary" onClick={onLeave}>
              {t('sheet.hiddenLeave')}
            </Button>
          ) : null}
          <Button onClick={onTake}>{t('sheet.hiddenTake', { count })}</Button>
        </>
      }
    >
      {t(hasOthers ? 'sheet.hiddenHelp' : 'sheet.hiddenAll')}
    </StateCard>
  );
}

interface HiddenSheetCardProps {
  readonly name: string;
  readonly onTake: () => void;
  readonly onOther: () => void;
}

/** Asks whether a sheet that the spreadsheet hides is meant: no other one has addresses. */
export function HiddenSheetCard({ name, onTake, onOther }: HiddenSheetCardProps) {
  const t = useTranslate();
  return (
    <StateCard
      icon={EyeOff}
      tone="warn"
      title={t('sheet.hiddenSheet', { name })}
      actions={
        <>
          <Button variant="primary" onClick={onTake}>
            {t('sheet.hiddenSheetTake')}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {t('sheet.chooseOther')}
          </Button>
        </>
      }
    >
      {t('sheet.hiddenSheetHelp')}
    </StateCard>
  );
}
