import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { FileX } from 'lucide';
import { useRef } from 'react';
import type { ReadProblem } from '../reading/read-problem.ts';
import { ChooseFile, type ChooseFileHandle } from './choose-file.tsx';
import { StateCard } from './state-card.tsx';

interface RefusedCardProps {
  readonly problem: ReadProblem;
  readonly onSource: (source: File) => void;
  readonly onPaste: () => void;
}

/** A file that is not read: why, and what to do. */
export function RefusedCard({ problem, onSource, onPaste }: RefusedCardProps) {
  const t = useTranslate();
  const chooser = useRef<ChooseFileHandle>(null);
  const sheets = problem.code === 'noTable' ? problem.sheets.map((name) => `“${name}”`).join(', ') : '';
  const title = t(`sheet.problem.${problem.code}`, problem.code === 'tooBig' ? { mb: problem.mostMb } : {});
  return (
    <StateCard
      icon={FileX}
      tone="danger"
      title={title}
      actions={
        <>
          <Button onClick={() => chooser.current?.open()}>{t('sheet.chooseOther')}</Button>
          <Button variant="quiet" onClick={onPaste}>
            {t('sheet.paste')}
          </Button>
          <ChooseFile handle={chooser} onFile={onSource} />
        </>
      }
    >
      {sheets === '' ? t(`sheet.problem.${problem.code}Help`) : t('sheet.problem.noTableSheets', { sheets })}
    </StateCard>
  );
}
