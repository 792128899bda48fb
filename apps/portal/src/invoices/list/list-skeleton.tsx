import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';

const rows = [1, 2, 3];

/** The sum that is owed, and rows of paid invoices. */
export function ListSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('portal.loading')}>
      <div className="portal-invoices__open">
        <Card padding="large" className="portal-invoices__card">
          <Skeleton width="96px" />
          <Skeleton shape="block" width="180px" height="44px" />
          <Skeleton shape="block" height="72px" />
        </Card>
        <Card padding="none">
          {rows.map((row) => (
            <div key={row} className="portal-invoices__wait">
              <Skeleton width="40%" />
              <Skeleton width="72px" />
            </div>
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  );
}
