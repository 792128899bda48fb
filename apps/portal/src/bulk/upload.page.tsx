import { useAddress } from '../routes/use-address.ts';
import { FileRun } from './running/file-run.tsx';
import { UploadSteps } from './upload-steps.tsx';

/** Booking from a file: the steps up to its booking, or with `?file=` one that was started. */
export function UploadPage() {
  const { search } = useAddress();
  const bulkId = new URLSearchParams(search).get('file');
  return bulkId === null ? <UploadSteps /> : <FileRun key={bulkId} bulkId={bulkId} />;
}
