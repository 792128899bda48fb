import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Stack } from '@songwai/ui/layout/stack';
import { useMedia } from '@songwai/ui/lib/use-media';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { SettingsSections } from '@songwai/ui/settings-section/settings-sections';
import type { PageProps } from '../routes/route-entry.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { useLocalTarget } from '../shell/local-target.ts';
import { useUser } from '../shell/session/use-user.ts';
import { SectionContent } from './section-content.tsx';
import { sectionsOf } from './sections.ts';
import { SettingsIndex } from './settings-index.tsx';
import { useSectionAtTop } from './use-section-at-top.ts';

/** All settings: below each other on a wide window, on a phone a list of pages (spec §2 "settings"). */
export function SettingsPage({ params }: PageProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const user = useUser();
  const isPhone = useMedia('(max-width: 759.98px)');
  const { section = '' } = params;

  // A link may name the section as the contents of a page do.
  useSectionAtTop(isPhone ? '' : section || window.location.hash.slice(1));

  // The guard leads whoever is not signed in elsewhere.
  if (user === null) return null;
  const entries = sectionsOf(user);
  if (!isPhone)
    return (
      <Stack gap="large">
        <PageHeader title={t('settings.title')} />
        <SettingsSections
          contentsTitle={t('settings.contents')}
          sections={entries.map((entry) => ({ id: entry.id, title: t(entry.title), content: <SectionContent entry={entry} /> }))}
        />
      </Stack>
    );

  if (section === '') return <SettingsIndex user={user} entries={entries} />;
  const entry = entries.find(({ id }) => id === section);
  const back = { text: t('settings.title'), link: target('/settings') };
  return (
    <Stack gap="large">
      <PageHeader title={entry ? t(entry.title) : t('settings.title')} back={back} />
      {entry ? (
        <SectionContent key={entry.id} entry={entry} />
      ) : (
        <EmptyState title={t('settings.unknown')} action={<LocalLink to="/settings">{t('settings.all')}</LocalLink>} />
      )}
    </Stack>
  );
}
