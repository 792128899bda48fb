import type { CompanyMember, Department, MemberRights } from '@songwai/core/companies/company-member';
import { removeMember } from '@songwai/core/companies/members-calls';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Menu } from '@songwai/ui/menu/menu';
import type { TableProps } from '@songwai/ui/table/table';
import { Table } from '@songwai/ui/table/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EllipsisVertical, UserMinus, UserPen } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { contactText } from '../../shell/settings/contact-text.ts';
import { ChangeMemberDialog } from './change-member-dialog.tsx';
import { membersQuery } from './members-settings.queries.ts';
import { roleNameOf } from './role-texts.ts';

interface MemberTableProps {
  /** The signed-in user, who cannot change itself, and what it may do. */
  readonly ownId: string;
  readonly ownRights: MemberRights;
  readonly departments: readonly Department[];
  /** Says what was done. */
  readonly onDone: (text: string | null) => void;
}

interface Row extends CompanyMember {
  readonly id: string;
}

const nameOf = ({ firstName, lastName, userName }: CompanyMember) => `${firstName} ${lastName}`.trim() || userName;

/** The company's users with role and department; on a phone each is a card. */
export function MemberTable({ ownId, ownRights, departments, onDone }: MemberTableProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useInfiniteQuery(membersQuery(transport));
  const [opened, setOpened] = useState<{ readonly member: Row; readonly form: 'change' | 'remove' } | null>(null);
  const rows = query.data?.pages.flatMap(({ members }) => members.map((member): Row => ({ ...member, id: member.userId })));

  const columns: readonly TableProps<Row>['columns'][number][] = [
    {
      id: 'member',
      header: t('members.member'),
      isRowHeader: true,
      render: (member) => (
        <span className="portal-settings__person">
          <Avatar initials={initialOf(nameOf(member))} size="small" />
          <span className="sw-grow">
            <span className="sw-strong">{nameOf(member)}</span>
            {member.userId === ownId ? <span className="sw-soft"> {t('members.you')}</span> : null}
            {member.status === 'suspended' ? (
              <>
                {' '}
                <Badge tone="danger">{t('members.suspended')}</Badge>
              </>
            ) : null}
            <span className="portal-settings__line sw-note">{contactText(member.userName || member.phone)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('members.role'),
      render: ({ isOwner, rights }) => t(isOwner ? 'members.roleOwner' : roleNameOf(rights)),
    },
    {
      id: 'department',
      header: t('members.department'),
      render: ({ department, isOwner }) => department?.name ?? (isOwner ? t('members.allDepartments') : t('members.none')),
    },
    ...(ownRights.manage ? [menuColumn()] : []),
  ];

  function menuColumn(): TableProps<Row>['columns'][number] {
    return {
      id: 'menu',
      header: t('members.manage'),
      isHeaderHidden: true,
      onCard: 'foot',
      align: 'end',
      width: '64px',
      render: (member) =>
        member.isOwner || member.userId === ownId ? null : (
          <Menu
            label={t('members.options', { name: nameOf(member) })}
            placement="bottom-end"
            items={[
              { id: 'change', label: t('members.change'), icon: UserPen },
              'separator',
              { id: 'remove', label: t('members.remove'), icon: UserMinus, tone: 'danger' },
            ]}
            onSelect={(form) => {
              onDone(null);
              setOpened({ member, form: form === 'remove' ? 'remove' : 'change' });
            }}
            renderTrigger={(trigger) => (
              <IconButton icon={EllipsisVertical} {...trigger} label={t('members.options', { name: nameOf(member) })} />
            )}
          />
        ),
    };
  }

  const finish = (text: string) => {
    setOpened(null);
    onDone(text);
  };
  return (
    <>
      <Table
        caption={t('members.title')}
        isCaptionHidden
        columns={columns}
        rows={rows ?? []}
        status={rows ? 'ready' : query.isError ? 'error' : 'loading'}
        loadingLabel={t('portal.loading')}
        skeletonRows={3}
        empty={<EmptyState title={t('members.empty')} />}
        error={
          <ErrorState title={t('members.failed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }} />
        }
      />
      {query.hasNextPage ? (
        <Button variant="quiet" isFullWidth isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('members.more')}
        </Button>
      ) : null}
      {opened?.form === 'change' ? (
        <ChangeMemberDialog
          member={opened.member}
          {...{ departments, ownRights }}
          onChanged={() => finish(t('members.changed', { name: nameOf(opened.member) }))}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.form === 'remove' ? (
        <ConfirmAction
          title={t('members.removeTitle', { name: nameOf(opened.member) })}
          detail={t('members.removeDetail')}
          confirmLabel={t('members.remove')}
          cancelLabel={t('members.removeStay')}
          act={() => removeMember(transport, opened.member.userId)}
          onDone={() => finish(t('members.removed', { name: nameOf(opened.member) }))}
          onCancel={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
