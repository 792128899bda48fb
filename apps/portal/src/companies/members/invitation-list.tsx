import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { Department, Invitation } from '@songwai/core/companies/company-member';
import { inviteMember, revokeInvitation } from '@songwai/core/companies/invitations-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery } from '@tanstack/react-query';
import { Mail, X } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { contactText } from '../../shell/settings/contact-text.ts';
import { ListCard } from '../../shell/settings/list-card.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { invitationsQuery } from './members-settings.queries.ts';
import { roleNameOf } from './role-texts.ts';

interface InvitationListProps {
  readonly departments: readonly Department[];
  readonly onDone: (text: string | null) => void;
}

/** Invitations that nobody has accepted yet: each can be sent again, which replaces its link, or withdrawn. */
export function InvitationList({ departments, onDone }: InvitationListProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(invitationsQuery(transport));
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const [sentAgain, setSentAgain] = useState<string | null>(null);
  const sending = useAction();

  const handleSendAgain = ({ invitationId, contact, rights, departmentName }: Invitation) => {
    onDone(null);
    setSentAgain(invitationId);
    const department = departments.find(({ name }) => name === departmentName);
    void sending.run(async () => {
      await inviteMember(transport, { contact, rights, ...(department && { departmentId: department.departmentId }) });
      onDone(t('members.invited', { name: contact }));
    });
  };

  return (
    <>
      <Problem error={sending.error} />
      <SettingsCard title={t('members.invitations')}>
        <ListCard
          label={t('members.invitations')}
          query={{ ...query, data: query.data?.map((invitation) => ({ ...invitation, id: invitation.invitationId })) }}
          empty={{ title: t('members.invitationsEmpty') }}
          failed={t('members.invitationsFailed')}
          renderItem={(invitation) => (
            <ListRow
              leading={<Icon icon={Mail} />}
              title={contactText(invitation.contact)}
              detail={t('members.invitationExpires', {
                role: [t(roleNameOf(invitation.rights)), invitation.departmentName].filter(Boolean).join(' · '),
                date: bangkokDate(invitation.expiresAt),
              })}
              actions={
                <>
                  <Button
                    variant="quiet"
                    size="dense"
                    isLoading={sending.isBusy && sentAgain === invitation.invitationId}
                    isDisabled={sending.isBusy && sentAgain !== invitation.invitationId}
                    onClick={() => handleSendAgain(invitation)}
                  >
                    {t('members.resend')}
                  </Button>
                  <IconButton
                    icon={X}
                    label={`${t('members.revoke')} ${invitation.contact}`}
                    onClick={() => {
                      onDone(null);
                      setRevoked(invitation);
                    }}
                  />
                </>
              }
            />
          )}
        />
      </SettingsCard>
      {revoked ? (
        <ConfirmAction
          title={t('members.revokeTitle', { name: revoked.contact })}
          detail={t('members.revokeDetail')}
          confirmLabel={t('members.revoke')}
          cancelLabel={t('members.revokeStay')}
          act={() => revokeInvitation(transport, revoked.invitationId)}
          onDone={() => {
            setRevoked(null);
            onDone(t('members.revoked', { name: revoked.contact }));
          }}
          onCancel={() => setRevoked(null)}
        />
      ) : null}
    </>
  );
}
