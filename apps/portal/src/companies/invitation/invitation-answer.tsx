import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import { type InvitationToAnswer, joinCompany } from '@songwai/core/companies/invitations-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { Stack } from '@songwai/ui/layout/stack';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath, signInPath } from '../../shell/session/came-from.ts';
import { refreshUser, useUser } from '../../shell/session/use-user.ts';
import { contactText } from '../../shell/settings/contact-text.ts';

interface InvitationAnswerProps {
  readonly token: string;
  readonly invitation: InvitationToAnswer;
  readonly onAnswer: (answer: 'accepted' | 'declined') => void;
}

const rightNames = ['order', 'view', 'pay', 'manage'] as const;

/** Who invites, what one may do then, and the answer. Whoever is not signed in comes back here afterwards. */
export function InvitationAnswer({ token, invitation, onAnswer }: InvitationAnswerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const user = useUser();
  const joining = useAction();
  const { companyName, isVerified, rights, expiresAt } = invitation;
  const given = rightNames.filter((name) => rights[name]);
  const here = `/invitation/${encodeURIComponent(token)}`;
  const signIn = localizedPath(language, signInPath(here));
  const signUp = localizedPath(language, entryPath('/signup', here));

  const handleAccept = () =>
    void joining.run(async () => {
      await joinCompany(portal.transport, token);
      onAnswer('accepted');
      // The user is a member even if this fails; the next start reads it again.
      await refreshUser(portal).catch(portal.onError);
    });

  const mayDo = given.length > 0 && (
    <ul className="portal-invitation__rights">
      {given.map((name) => (
        <li key={name}>{t(`invitation.${name}`)}</li>
      ))}
    </ul>
  );
  return (
    <Stack gap="large">
      <div>
        <h1 className="sw-heading--page">
          <Phrases text={companyName || t('invitation.someCompany')} />
        </h1>
        <p>
          <Phrases text={t('invitation.lead')} />
        </p>
        <Badge tone={isVerified ? 'success' : 'warn'}>{t(isVerified ? 'invitation.verified' : 'invitation.unverified')}</Badge>
      </div>
      <DescriptionList
        emptyText={t('invitation.mayNot')}
        items={[
          { term: t('invitation.rights'), detail: mayDo || undefined },
          ...(expiresAt ? [{ term: t('invitation.expires'), detail: formatLongDate(expiresAt, language) }] : []),
          ...(user
            ? [{ term: t('invitation.account'), detail: `${user.firstName} ${user.lastName} · ${contactText(user.userName)}` }]
            : []),
        ]}
      />
      <Problem error={joining.error} />
      {user ? (
        <Stack gap="small">
          <Button variant="primary" size="large" isFullWidth isLoading={joining.isBusy} onClick={handleAccept}>
            {t('invitation.accept')}
          </Button>
          <Button variant="quiet" isFullWidth isDisabled={joining.isBusy} onClick={() => onAnswer('declined')}>
            {t('invitation.decline')}
          </Button>
        </Stack>
      ) : (
        <Stack gap="small">
          <Link href={signIn} className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}>
            {t('invitation.signIn')}
          </Link>
          <Link href={signUp} className={buttonClass({ variant: 'secondary', size: 'large', isFullWidth: true })}>
            {t('invitation.signUp')}
          </Link>
          <p className="sw-note">
            <Phrases text={t('invitation.signInDetail')} />
          </p>
        </Stack>
      )}
      <p className="sw-note">
        <Phrases text={t('invitation.unknown')} />
      </p>
    </Stack>
  );
}
