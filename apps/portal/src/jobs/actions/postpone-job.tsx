import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { JobActionProps } from './job-action-props.ts';

const loadDialog = lazyPart(() => import('./postpone/postpone-dialog.tsx'), ['actions', 'errors', 'forms']);

/** Has the goods picked up later (spec §4 "postponing a job"). The dialog's code loads with the first use. */
export function PostponeJob(props: JobActionProps) {
  if (!props.isOpen) return null;
  return (
    <LazyView load={loadDialog} skeleton={null}>
      {({ PostponeDialog }) => <PostponeDialog {...props} />}
    </LazyView>
  );
}
