import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import type { ReactNode } from 'react';

/** What a frame needs of a query; TanStack's results have it. */
interface FramedQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

interface QueryFrameProps<Data> {
  readonly query: FramedQuery<Data>;
  /** In the shape of what is on its way. */
  readonly skeleton: ReactNode;
  /** Shown where there is nothing; data that is null is always nothing. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: NonNullable<Data>) => boolean;
  /** Shown where the answer did not come, in the place of a message with a button to ask again. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** The four faces of what a page asks for: loading, failed, empty, full. */
export function QueryFrame<Data>({ query, skeleton, empty = null, isEmpty, failed, children }: QueryFrameProps<Data>) {
  const t = useTranslate();
  const { data } = query;
  if (query.isError && data === undefined) {
    const handleRetry = () => void query.refetch();
    if (failed) return failed(handleRetry);
    return (
      <Banner
        tone="danger"
        action={
          <Button variant="quiet" onClick={handleRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.viewFailed')}
      </Banner>
    );
  }
  if (data === undefined) return skeleton;
  if (data === null || isEmpty?.(data)) return empty;
  return children(data);
}
