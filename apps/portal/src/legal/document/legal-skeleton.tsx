import { useTranslate } from '@songwai/features/shared/translate-context';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import './legal-document.css';

const lines = ['100%', '94%', '97%', '60%'];

/** Placeholder for a text that is loading. */
export function LegalSkeleton() {
  const t = useTranslate();
  return (
    <main className="portal-legal" id="main">
      <div className="portal-legal__text">
        <SkeletonGroup label={t('portal.loading')}>
          <Skeleton shape="block" width="70%" height="48px" />
          <Skeleton shape="block" height="88px" />
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </SkeletonGroup>
      </div>
    </main>
  );
}
