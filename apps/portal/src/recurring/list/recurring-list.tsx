import type { Recurrence } from '@songwai/core/recurring/recurrence';
import { pauseRecurrence, resumeRecurrence } from '@songwai/core/recurring/recurring-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Stack } from '@songwai/ui/layout/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { recurringKey } from '../recurring.queries.ts';
import { RecurringRow } from './recurring-row.tsx';

interface RecurringListProps {
  readonly recurrences: readonly Recurrence[];
  readonly currentId: string | null;
  readonly mayChange: boolean;
}

/** All of them, each with a switch that pauses it. */
export function RecurringList({ recurrences, currentId, mayChange }: RecurringListProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const { error, run } = useAction();
  const [busyId, setBusyId] = useState<string | null>(null);

  const handleSwitch = async (id: string, isOn: boolean) => {
    setBusyId(id);
    await run(async () => {
      await (isOn ? resumeRecurrence : pauseRecurrence)(transport, id);
      await queries.invalidateQueries({ queryKey: recurringKey });
    });
    setBusyId(null);
  };

  return (
    <Stack>
      <Problem error={error} />
      <ul className="portal-recurring__list" aria-label={t('recurring.title')}>
        {recurrences.map((recurrence) => (
          <li key={recurrence.id}>
            <RecurringRow
              recurrence={recurrence}
              isCurrent={recurrence.id === currentId}
              mayChange={mayChange}
              isBusy={busyId === recurrence.id}
              onSwitch={(isOn) => void handleSwitch(recurrence.id, isOn)}
            />
          </li>
        ))}
      </ul>
      <Banner tone="warn" title={t('recurring.walletHint')}>
        {t('recurring.walletHintHelp')}
      </Banner>
    </Stack>
  );
}
