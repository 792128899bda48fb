import { LazyView } from '@songwai/features/shared/lazy-view';
import { useUser } from '../../session/use-user.ts';
import { loadJobTip } from './load-tip.ts';
import { TipButton } from './tip-button.tsx';

/** The tip for the driver of a job; nothing for a member of a company who may not spend its money. */
export function JobTipButton(props: { readonly jobId: string; readonly driverName: string }) {
  const user = useUser();
  if (user === null || user.company?.rights.pay === false) return null;
  return (
    <TipButton
      driverName={props.driverName}
      renderDialog={(onClose) => (
        <LazyView load={loadJobTip} skeleton={null}>
          {({ JobTip }) => <JobTip {...props} onClose={onClose} />}
        </LazyView>
      )}
    />
  );
}
