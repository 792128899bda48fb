import { useTranslate } from '@songwai/features/shared/translate-context';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';

/** Stands in for the price table, as high as six vehicles. */
export function RatesSkeleton({ height = '460px' }: { readonly height?: string }) {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('rates.loading')}>
      <Skeleton shape="block" height={height} />
    </SkeletonGroup>
  );
}
