import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Badge } from '@songwai/ui/badge/badge';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { Stack } from '@songwai/ui/layout/stack';
import { ListRow } from '@songwai/ui/list/list-row';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';
import { EmailDialog } from './email-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { signInEmailQuery } from './profile.queries.ts';
import { useWaitingPhone } from './use-waiting-phone.ts';

type Edited = 'name' | 'phone' | 'email';
const subjects = { name: 'settings.name', phone: 'settings.phone', email: 'settings.email' } as const;
const savedTexts = { name: 'settings.nameSaved', phone: 'settings.phoneSaved', email: 'settings.emailSaved' } as const;

/** The section "profile": who this is, and the phone and address that sign in, each with its proof. */
export function ProfileSettings() {
  const t = useTranslate();
  const { transport } = usePortal();
  const user = useUser();
  const phoneStore = useWaitingPhone(user?.phone ?? '');
  const email = useQuery(signInEmailQuery(transport));
  const [open, setOpen] = useState<Edited | null>(null);
  const [saved, setSaved] = useState<Edited | null>(null);
  if (user === null) return null;

  // Three buttons of one name say nothing to whoever hears them alone.
  const edit = (what: Edited, text = t('settings.change')) => (
    <Button variant="quiet" aria-label={`${text}: ${t(subjects[what])}`} onClick={() => setOpen(what)}>
      {text}
    </Button>
  );
  const close = () => setOpen(null);
  const finish = (what: Edited) => () => {
    setOpen(null);
    setSaved(what);
  };
  const confirmed = <Badge tone="success">{t('settings.confirmed')}</Badge>;
  const { data } = email;
  const emailEnd = () => {
    if (email.isError)
      return (
        <Button variant="quiet" onClick={() => void email.refetch()}>
          {t('common.retry')}
        </Button>
      );
    if (data?.waiting) return edit('email', t('settings.enterCode'));
    return data?.email ? (
      <>
        {confirmed}
        {edit('email')}
      </>
    ) : (
      edit('email', t('settings.add'))
    );
  };
  const role = user.company
    ? user.company.isOwner
      ? t('settings.owner')
      : t('settings.member', { company: user.companyName })
    : undefined;
  // What signs in now stays in view while the next one waits for its code.
  const withWaiting = (current: string | undefined, next: string | undefined) =>
    next === undefined ? (
      current
    ) : (
      <Stack gap="small">
        {current ? <span>{current}</span> : null}
        <span>{next}</span>
        <div>
          <Badge tone="warn" isWaiting>
            {t('settings.awaitsCode')}
          </Badge>
        </div>
      </Stack>
    );
  const { waiting } = phoneStore;
  const hasPhone = user.phone !== '';
  const phoneEnd = waiting ? (
    edit('phone', t('settings.enterCode'))
  ) : (
    <>
      {hasPhone ? confirmed : null}
      {edit('phone', hasPhone ? undefined : t('settings.add'))}
    </>
  );
  const message = saved ? t(savedTexts[saved]) : '';
  return (
    <Stack gap="medium">
      {saved ? <Banner tone="success">{message}</Banner> : null}
      <LiveRegion message={message} />
      <Card padding="none">
        <ListRow
          leading={<Avatar initials={initialOf(user.firstName)} />}
          title={`${user.firstName} ${user.lastName}`}
          detail={role}
          actions={edit('name')}
        />
        <DescriptionList
          kind="rows"
          emptyText={t('settings.notGiven')}
          items={[
            {
              term: t('settings.phone'),
              detail: withWaiting(
                hasPhone ? formatPhone(user.phone) : undefined,
                waiting ? formatPhone(waiting.phone) : undefined,
              ),
              end: phoneEnd,
            },
            {
              term: t('settings.email'),
              detail: email.isError ? t('settings.profileFailed') : withWaiting(data?.email ?? undefined, data?.waiting?.email),
              end: emailEnd(),
            },
          ]}
        />
      </Card>
      {open === 'name' ? <NameDialog user={user} onClose={close} onSaved={finish('name')} /> : null}
      {open === 'phone' ? <PhoneDialog store={phoneStore} onClose={close} onSaved={finish('phone')} /> : null}
      {open === 'email' ? <EmailDialog waiting={data?.waiting ?? null} onClose={close} onSaved={finish('email')} /> : null}
    </Stack>
  );
}
