import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useAddress } from '../routes/use-address.ts';
import { UploadSteps } from './upload-steps.tsx';

const loadRun = lazyPart(() => import('./running/file-run.tsx'), ['trips']);

/** Booking from a file: the steps up to its booking, or with `?file=` one that was started. */
export function UploadPage() {
  const { search } = useAddress();
  const bulkId = new URLSearchParams(search).get('file');
  if (bulkId === null) return <UploadSteps />;
  return (
    <LazyView load={loadRun} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ FileRun }) => <FileRun key={bulkId} bulkId={bulkId} />}
    </LazyView>
  );
}
