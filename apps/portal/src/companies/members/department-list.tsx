import type { Department } from '@songwai/core/companies/company-member';
import { removeDepartment } from '@songwai/core/companies/members-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { ListCard } from '../../shell/settings/list-card.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { DepartmentDialog } from './department-dialog.tsx';
import { departmentsQuery } from './members-settings.queries.ts';

interface DepartmentListProps {
  readonly canManage: boolean;
  readonly onDone: (text: string | null) => void;
}

type Form =
  | { readonly kind: 'save'; readonly department: Department | null }
  | { readonly kind: 'remove'; readonly department: Department };

/** The departments with the number of their users; the owner adds, renames and removes them. */
export function DepartmentList({ canManage, onDone }: DepartmentListProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(departmentsQuery(transport));
  const [form, setForm] = useState<Form | null>(null);
  const open = (next: Form) => {
    onDone(null);
    setForm(next);
  };
  const finish = (text: string) => {
    setForm(null);
    onDone(text);
  };
  const add = (
    <Button variant="quiet" icon={Plus} onClick={() => open({ kind: 'save', department: null })}>
      {t('members.add')}
    </Button>
  );

  return (
    <>
      <SettingsCard title={t('members.departments')} action={canManage ? add : null}>
        <ListCard
          label={t('members.departments')}
          query={{ ...query, data: query.data?.map((department) => ({ ...department, id: department.departmentId })) }}
          empty={{ title: t('members.departmentsEmpty') }}
          failed={t('members.departmentsFailed')}
          renderItem={(department) => (
            <ListRow
              title={department.name}
              detail={t('members.departmentUsers', { count: department.userCount })}
              actions={
                canManage ? (
                  <>
                    <IconButton
                      icon={Pencil}
                      label={`${t('members.departmentRename')} ${department.name}`}
                      onClick={() => open({ kind: 'save', department })}
                    />
                    <IconButton
                      icon={Trash2}
                      label={`${t('members.departmentRemove')} ${department.name}`}
                      onClick={() => open({ kind: 'remove', department })}
                    />
                  </>
                ) : null
              }
            />
          )}
        />
      </SettingsCard>
      {form?.kind === 'save' ? (
        <DepartmentDialog
          department={form.department}
          onSaved={(name) => finish(t(form.department ? 'members.departmentRenamed' : 'members.departmentAdded', { name }))}
          onClose={() => setForm(null)}
        />
      ) : null}
      {form?.kind === 'remove' ? (
        <ConfirmAction
          title={t('members.departmentRemoveTitle', { name: form.department.name })}
          detail={t('members.departmentRemoveDetail')}
          confirmLabel={t('members.departmentRemove')}
          cancelLabel={t('members.keep')}
          act={() => removeDepartment(transport, form.department.departmentId)}
          onDone={() => finish(t('members.departmentRemoved', { name: form.department.name }))}
          onCancel={() => setForm(null)}
        />
      ) : null}
    </>
  );
}
