import { formatBaht } from '@songwai/core/basics/money';
import type { TopUpFlow } from '@songwai/core/wallet/top-up-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { PaymentView } from './payment-view.tsx';

/** A payment that was started: until it ends, and how. Closing leaves it open; the wallet shows it. */
export function PayingDialog({ flow }: { readonly flow: TopUpFlow }) {
  const t = useTranslate();
  const stage = useFlow(flow.store, (state) => state.stage);
  const givingUp = useAction();
  if (stage.status !== 'paying' && stage.status !== 'ended') return null;
  const { payment } = stage;

  const handleGiveUp = () =>
    void givingUp.run(async () => {
      await flow.giveUp();
    });

  return (
    <Dialog
      isOpen
      presentation="full"
      title={t('wallet.press', { amount: formatBaht(payment.amountSatang) })}
      closeLabel={t('common.close')}
      isLocked={givingUp.isBusy}
      onClose={flow.leave}
    >
      <Problem error={givingUp.error} />
      <PaymentView
        payment={payment}
        isSlow={stage.status === 'paying' && stage.isSlow}
        onDone={flow.leave}
        onRetry={flow.leave}
        onGiveUp={handleGiveUp}
      />
    </Dialog>
  );
}
