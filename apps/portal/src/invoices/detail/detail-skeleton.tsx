import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useLocalTarget } from '../../shell/local-target.ts';

/** An invoice that is being loaded, under the name that its address gives it. */
export function DetailSkeleton({ number }: { readonly number: string }) {
  const t = useTranslate();
  const target = useLocalTarget();
  return (
    <div className="portal-invoices">
      <PageHeader title={number} back={{ text: t('invoices.title'), link: target('/invoice') }} />
      <SkeletonGroup label={t('portal.loading')}>
        <div className="portal-invoice">
          <Card padding="large">
            <Skeleton shape="block" height="160px" />
          </Card>
          <Card padding="large">
            <Skeleton shape="block" height="320px" />
          </Card>
        </div>
      </SkeletonGroup>
    </div>
  );
}
