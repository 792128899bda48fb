import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import type { SettingsEntry } from './sections.ts';

/** A section's content, with the shape of its card until its code has come. */
export function SectionContent({ entry }: { readonly entry: SettingsEntry }) {
  const t = useTranslate();
  const skeleton = (
    <SkeletonGroup label={t('portal.loading')}>
      <Skeleton shape="block" height="160px" />
    </SkeletonGroup>
  );
  return (
    <LazyView load={entry.load} skeleton={skeleton}>
      {({ Section }) => <Section />}
    </LazyView>
  );
}
