import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Steps } from '@songwai/ui/steps/steps';
import type { ReactNode, Ref } from 'react';

/** Where one is on the way from a file to its jobs. */
export type BulkStep = 'file' | 'check' | 'group' | 'book' | 'done';

interface BulkHeadProps {
  readonly step: BulkStep;
  /** The file that is worked on; null before there is one. */
  readonly file: { readonly name: string; readonly rowCount: number } | null;
  readonly onChangeFile: () => void;
  /** Before there is a file. */
  readonly actions?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The title of the page, the file, and the line of its steps. */
export function BulkHead({ step, file, onChangeFile, actions, headingRef }: BulkHeadProps) {
  const t = useTranslate();
  const steps = [
    { id: 'file', title: t('trips.stepFile') },
    { id: 'check', title: t('trips.stepCheck') },
    { id: 'group', title: t('trips.stepGroup') },
    { id: 'book', title: t('trips.stepBook') },
    { id: 'done', title: t('trips.stepDone') },
  ];
  return (
    <Stack>
      <PageHeader
        title={t('trips.title')}
        headingRef={headingRef}
        detail={file ? t('trips.fileRows', { name: file.name || t('trips.title'), count: file.rowCount }) : undefined}
        actions={
          file ? (
            <Button variant="quiet" onClick={onChangeFile}>
              {step === 'book' || step === 'done' ? t('trips.back_run') : t('trips.changeFile')}
            </Button>
          ) : (
            actions
          )
        }
      />
      <Steps
        size="small"
        label={t('trips.steps')}
        steps={steps}
        currentId={step}
        isOver={step === 'done'}
        doneLabel={t('trips.stepPassed')}
      />
    </Stack>
  );
}
