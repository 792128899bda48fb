import type { TopUpFlow } from '@songwai/core/wallet/top-up-state';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';

/** Why the last press came to nothing, and whether another one is safe. */
export function PayProblem({ flow }: { readonly flow: TopUpFlow }) {
  const t = useTranslate();
  const error = useFlow(flow.store, ({ stage }) => (stage.status === 'choosing' ? stage.error : null));
  if (error === null) return null;
  const what = error.code === 404 ? t('wallet.packageGone') : gatewayErrorText(error, t);
  return (
    <Banner tone="danger" title={what}>
      {error.isTransient ? t('wallet.unanswered') : t('wallet.notCharged')}
    </Banner>
  );
}
