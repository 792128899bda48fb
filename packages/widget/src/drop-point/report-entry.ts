import type { DropPointFlow } from '@songwai/core/partners/drop-points/drop-point-state';
import { errorDetailOf } from '../loader/error-detail.ts';
import type { Emit } from '../widget-events.ts';

interface ReportOptions {
  readonly flow: DropPointFlow;
  readonly emit: Emit;
}

/** Reports to the host's page that the form cannot be opened, or a point not be saved: to its developer, since the guest is told by the form. */
export const reportEntry = ({ flow, emit }: ReportOptions): void => {
  flow.store.subscribe(({ entry, saving }, before) => {
    if (entry !== before.entry && entry.status === 'refused')
      emit('songwai:error', {
        code: 'attributes',
        message: 'Check partner, reference and signature',
        reason: entry.reason,
      });
    if (entry !== before.entry && entry.status === 'failed') emit('songwai:error', errorDetailOf(entry.error));
    if (saving !== before.saving && saving.status === 'failed') emit('songwai:error', errorDetailOf(saving.error));
  });
};
