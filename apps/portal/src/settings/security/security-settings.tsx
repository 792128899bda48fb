import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { ListRow } from '@songwai/ui/list/list-row';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { KeyRound } from 'lucide';
import { useState } from 'react';
import { ForgottenPassword } from './forgotten-password.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { SocialLinks } from './social-links.tsx';

/** The section "security": the password, and where the user is signed in. */
export function SecuritySettings() {
  const t = useTranslate();
  const [opened, setOpened] = useState<'change' | 'forgotten' | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  return (
    <Stack gap="large">
      {isChanged ? <Banner tone="success">{t('settings.passwordChanged')}</Banner> : null}
      <LiveRegion message={isChanged ? t('settings.passwordChanged') : ''} />
      <Card padding="none">
        <ListRow
          leading={<Icon icon={KeyRound} />}
          title={t('account.password')}
          detail={t('settings.passwordHelp')}
          actions={
            <Button
              variant="quiet"
              aria-label={`${t('settings.change')}: ${t('account.password')}`}
              onClick={() => setOpened('change')}
            >
              {t('settings.change')}
            </Button>
          }
        />
        <SocialLinks />
      </Card>
      <SessionList />
      {opened === 'change' ? (
        <PasswordDialog
          onClose={() => setOpened(null)}
          onForgotten={() => setOpened('forgotten')}
          onChanged={() => {
            setOpened(null);
            setIsChanged(true);
          }}
        />
      ) : null}
      {opened === 'forgotten' ? <ForgottenPassword onCancel={() => setOpened(null)} /> : null}
    </Stack>
  );
}
