import { createGuid } from '@songwai/core/basics/ids';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { changeRecurrence, createRecurrence } from '@songwai/core/recurring/recurring-calls';
import { isPreviewable, type RecurringForm } from '@songwai/core/recurring/recurring-form';
import { useClock } from '@songwai/features/shared/clock-context';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { previewQuery, recurringKey } from '../recurring.queries.ts';

interface FormOptions {
  readonly initial: RecurringForm;
  readonly changedId: string | undefined;
  readonly onSaved: (id: string) => void;
}

/** The fields of the editor that a refusal of the gateway belongs to. */
const editorFields: Readonly<Record<string, 'days' | 'from' | 'until'>> = {
  weekdays: 'days',
  startDate: 'from',
  endDate: 'until',
};

/** What is typed, what would come of it, and saving it once. */
export function useRecurringForm({ initial, changedId, onSaved }: FormOptions) {
  const { transport, random } = usePortal();
  const clock = useClock();
  const queries = useQueryClient();
  const [values, setValues] = useState(initial);
  const [guid] = useState(() => createGuid(clock(), random));
  const action = useAction();
  const preview = useQuery({ ...previewQuery(transport, values, changedId), retry: false });

  const change = (next: RecurringForm) => {
    action.clear();
    setValues(next);
  };
  const save = () =>
    action.run(async () => {
      const { priceSatang: agreedSatang } = preview.data ?? { priceSatang: 0 };
      const given = { ...values, agreedSatang };
      try {
        const { id } = await (changedId === undefined
          ? createRecurrence(transport, { ...given, guid })
          : changeRecurrence(transport, { ...given, id: changedId }));
        onSaved(id);
        await queries.invalidateQueries({ queryKey: recurringKey });
      } catch (error) {
        // The customer sees the new price before pressing again.
        if (error instanceof GatewayError && error.code === 409) await preview.refetch();
        throw error;
      }
    });

  const refused = preview.error instanceof GatewayError ? preview.error : action.error;
  const field = refused?.field == null ? undefined : editorFields[refused.field];
  return {
    values,
    change,
    preview,
    save,
    isBusy: action.isBusy,
    error: action.error,
    isPreviewable: isPreviewable(values),
    hasPriceChanged: action.error?.code === 409 && action.error.reply['price'] !== undefined,
    previewProblem: preview.error instanceof GatewayError && preview.error.kind === 'business' ? preview.error.description : null,
    fieldErrors: field === undefined ? {} : { [field]: refused?.description },
  };
}
