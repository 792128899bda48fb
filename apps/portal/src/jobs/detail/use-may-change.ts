import { useFlow } from '@songwai/features/shared/use-flow';
import { usePortal } from '../../shell/portal-context.tsx';

/** Whether the signed-in user may change jobs: a company's member needs the right to order (spec §6). */
export const useMayChange = (): boolean =>
  useFlow(usePortal().session.store, (state) =>
    state.status === 'signedIn' ? (state.user.company?.rights.order ?? true) : false,
  );
