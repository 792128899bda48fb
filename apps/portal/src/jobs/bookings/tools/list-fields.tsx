import { useTranslate } from '@songwai/features/shared/translate-context';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '../../../companies/members/members-settings.queries.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import type { BookingsView } from '../bookings-view.ts';
import type { ChangeView } from '../use-bookings-view.ts';
import { orderChoices, orderOf } from './order-choices.ts';

interface ListFieldsProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  /** A company's user who may see all of its jobs. */
  readonly hasDepartments: boolean;
  /** Labels are for screen readers only, where the fields stand in a line above the list. */
  readonly isInLine?: boolean;
}

const every = 'all';

/** The order of the list, and for companies the department. */
export function ListFields({ view, change, hasDepartments, isInLine = false }: ListFieldsProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { data: departments = [] } = useQuery({ ...departmentsQuery(transport), enabled: hasDepartments });
  return (
    <>
      {departments.length > 0 ? (
        <SelectField
          label={t('bookings.department')}
          isLabelHidden={isInLine}
          value={view.departmentId || every}
          onChange={(id) => change({ departmentId: id === every ? '' : id })}
          options={[
            { value: every, label: t('bookings.departmentAll') },
            ...departments.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
          ]}
        />
      ) : null}
      <SelectField
        label={t('bookings.order')}
        isLabelHidden={isInLine}
        value={orderOf(view.sort)?.id ?? ''}
        onChange={(id) => change({ sort: orderChoices.find((choice) => choice.id === id)?.sort ?? view.sort })}
        options={orderChoices.map(({ id, text }) => ({ value: id, label: t(text) }))}
      />
    </>
  );
}
