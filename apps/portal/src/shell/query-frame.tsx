import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import type { ReactNode } from 'react';

/** The fields of a query that the frame needs; TanStack's results have them. */
interface FramedQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

interface QueryFrameProps<Data> {
  readonly query: FramedQuery<Data>;
  /** Placeholder in the shape of the content. */
  readonly skeleton: ReactNode;
  /** Shown if the data is empty; null is always empty. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: NonNullable<Data>) => boolean;
  /** Shown after a failure, instead of a message with a retry button. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** The four states of a query: loading, failed, empty, full. */
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
