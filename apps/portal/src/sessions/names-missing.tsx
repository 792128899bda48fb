import type { User } from '@songwai/core/sessions/session-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';

/** Few accounts lack a name, so only these load the form. */
const loadForm = lazyPart(() => import('./complete-names.tsx'), ['forms', 'joining']);

/** Asks a user for missing names before the session is stored. */
export function NamesMissing({ user }: { readonly user: User }) {
  const t = useTranslate();
  const skeleton = (
    <SkeletonGroup label={t('portal.loading')}>
      <Skeleton shape="block" height="240px" />
    </SkeletonGroup>
  );
  return (
    <LazyView load={loadForm} skeleton={skeleton}>
      {({ CompleteNames }) => <CompleteNames user={user} />}
    </LazyView>
  );
}
