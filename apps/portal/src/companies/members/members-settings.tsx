import type { MemberRights } from '@songwai/core/companies/company-member';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Stack } from '@songwai/ui/layout/stack';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { DepartmentList } from './department-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { departmentsQuery } from './members-settings.queries.ts';
import { useDoneText } from './use-done-text.ts';
import '../../shell/settings/settings-parts.css';

/** The section "members and departments" of a company: who may do what, who is invited, and where costs go. */
export function MembersSettings() {
  const t = useTranslate();
  const user = useUser();
  const company = user?.company ?? null;
  if (user === null) return null;
  if (company === null) return <EmptyState title={t('members.noCompany')} />;
  if (!company.rights.view && !company.rights.manage) return <Banner tone="info">{t('members.noView')}</Banner>;
  return <Members ownId={user.userId} ownRights={company.rights} />;
}

function Members({ ownId, ownRights }: { readonly ownId: string; readonly ownRights: MemberRights }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const canManage = ownRights.manage;
  const { data: departments = [] } = useQuery(departmentsQuery(transport));
  const [done, setDone] = useDoneText();
  const [isInviting, setIsInviting] = useState(false);
  const handleInvite = () => {
    setDone(null);
    setIsInviting(true);
  };
  return (
    <Stack gap="large">
      <Stack direction="row" justify="between">
        <p className="sw-note">{t('members.detail')}</p>
        {canManage ? (
          <Button variant="tint" icon={UserPlus} onClick={handleInvite}>
            {t('members.invite')}
          </Button>
        ) : null}
      </Stack>
      {done ? <Banner tone="success">{done}</Banner> : null}
      <MemberTable {...{ ownId, ownRights, departments }} onDone={setDone} />
      {canManage ? <InvitationList departments={departments} onDone={setDone} /> : null}
      <DepartmentList canManage={canManage} onDone={setDone} />
      {isInviting ? (
        <InviteDialog
          {...{ departments, ownRights }}
          onInvited={(name) => {
            setIsInviting(false);
            setDone(t('members.invited', { name }));
          }}
          onClose={() => setIsInviting(false)}
        />
      ) : null}
    </Stack>
  );
}
