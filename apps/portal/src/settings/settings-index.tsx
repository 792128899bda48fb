import type { User } from '@songwai/core/sessions/session-state';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { openTheme } from '../shell/header/header-theme.tsx';
import { useLanguage } from '../shell/language/use-language.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { SignOutQuestion } from '../shell/menu/sign-out-question.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { contactText } from '../shell/settings/contact-text.ts';
import type { SettingsEntry } from './sections.ts';

interface SettingsIndexProps {
  readonly user: User;
  readonly entries: readonly SettingsEntry[];
}

const languageNames = { th: 'ไทย', en: 'English' } as const;
const themeTexts = { system: 'portal.themeSystem', light: 'portal.themeLight', dark: 'portal.themeDark' } as const;

/** The settings on a phone: each section is a page of its own. */
export function SettingsIndex({ user, entries }: SettingsIndexProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const [isAsking, setIsAsking] = useState(false);
  const language = useLanguage();
  const theme = useFlow(usePortal().part(openTheme).store, (state) => state.choice);
  // What is chosen says more than what can be.
  const detailOf = (entry: SettingsEntry) =>
    entry.id === 'display' ? `${languageNames[language]} · ${t(themeTexts[theme])}` : t(entry.summary);
  const [own, ...others] = entries;
  return (
    <Stack gap="medium">
      <PageHeader title={t('settings.title')} />
      {own ? (
        <Card padding="none">
          <ListRow
            leading={<Avatar initials={initialOf(user.firstName)} />}
            title={`${user.firstName} ${user.lastName}`}
            detail={user.companyName || contactText(user.userName)}
            link={target(`/settings/${own.id}`)}
          />
        </Card>
      ) : null}
      <Card padding="none">
        <List
          label={t('settings.title')}
          items={others}
          loadingLabel=""
          empty={null}
          renderItem={(entry) => (
            <ListRow
              leading={<Icon icon={entry.icon} />}
              title={t(entry.title)}
              detail={detailOf(entry)}
              link={target(`/settings/${entry.id}`)}
            />
          )}
        />
      </Card>
      <Button variant="quiet" icon={LogOut} isFullWidth onClick={() => setIsAsking(true)}>
        {t('account.signOut')}
      </Button>
      <SignOutQuestion isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Stack>
  );
}
