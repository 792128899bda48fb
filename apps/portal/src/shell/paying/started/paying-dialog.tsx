import { type StartedPaying, shownPayment } from '@songwai/core/payments/paying/paying-flow-state';
import type { Payment } from '@songwai/core/payments/payment';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import type { ComponentProps } from 'react';
import { Problem } from '../../actions/problem.tsx';
import { useAction } from '../../actions/use-action.ts';
import { FollowedPayment } from '../followed-payment.tsx';

interface PayingDialogProps extends Pick<ComponentProps<typeof FollowedPayment>, 'renderOther'> {
  readonly flow: StartedPaying;
  readonly titleOf: (payment: Payment) => string;
  readonly textsOf?: (payment: Payment) => ComponentProps<typeof FollowedPayment>['texts'];
}

/** A payment that was started, until its end. Closing leaves it open; the page shows it. */
export function PayingDialog({ flow, titleOf, textsOf, renderOther }: PayingDialogProps) {
  const t = useTranslate();
  const stage = useFlow(flow.store, (state) => state.stage);
  const givingUp = useAction();
  const payment = shownPayment(stage);
  if (payment === null) return null;
  const mayRepeat = stage.status === 'paying' && stage.mayRepeat;
  const isRepeating = stage.status === 'starting';

  // Two open payments could both be paid.
  const handleOtherWay = ({ state }: Payment) => {
    if (state !== 'pending') return flow.leave();
    return void givingUp.run(async () => {
      await flow.giveUp();
    });
  };

  return (
    <Dialog
      isOpen
      presentation="full"
      title={titleOf(payment)}
      closeLabel={t('common.close')}
      isLocked={givingUp.isBusy || isRepeating}
      onClose={flow.leave}
    >
      <Problem error={givingUp.error} />
      <FollowedPayment
        payment={payment}
        texts={textsOf?.(payment)}
        opensBank={mayRepeat}
        onEnd={flow.settle}
        onRetry={mayRepeat || isRepeating ? () => void flow.start() : undefined}
        isRetrying={isRepeating}
        onOtherWay={handleOtherWay}
        renderOther={renderOther}
        renderNext={() => (
          <Button variant="primary" isFullWidth onClick={flow.leave}>
            {t('common.done')}
          </Button>
        )}
      />
    </Dialog>
  );
}
