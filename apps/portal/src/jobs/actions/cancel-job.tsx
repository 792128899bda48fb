import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { JobActionProps } from './job-action-props.ts';

const loadDialog = lazyPart(() => import('./cancel-dialog.tsx'), ['actions', 'errors', 'forms']);

/** Cancels a job: says what it costs before it is done (spec §4, §8). The dialog's code loads with the first use. */
export function CancelJob(props: JobActionProps) {
  if (!props.isOpen) return null;
  return (
    <LazyView load={loadDialog} skeleton={null}>
      {({ CancelDialog }) => <CancelDialog {...props} />}
    </LazyView>
  );
}
