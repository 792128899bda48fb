import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { JobActionProps } from '../job-action-props.ts';

const loadPanel = lazyPart(() => import('./edit-panel.tsx'), ['editing', 'collection', 'actions', 'places', 'errors', 'forms']);

/** Changes the stops of a running job. The panel's code loads with the first use. */
export function ChangeStops(props: JobActionProps) {
  if (!props.isOpen) return null;
  return (
    <LazyView load={loadPanel} skeleton={null}>
      {({ EditPanel }) => <EditPanel {...props} />}
    </LazyView>
  );
}
