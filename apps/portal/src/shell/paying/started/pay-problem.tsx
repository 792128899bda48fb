import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { StartedPaying } from '@songwai/core/payments/paying/paying-flow-state';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';

interface PayProblemProps {
  readonly flow: StartedPaying;
  /** What a refusal means here, where it is not what it says. */
  readonly reasonOf: (error: GatewayError) => string | null;
  /** That another press is safe. */
  readonly unanswered: string;
  readonly notCharged: string;
}

/** Why the last press came to nothing, and whether another one is safe. */
export function PayProblem({ flow, reasonOf, unanswered, notCharged }: PayProblemProps) {
  const t = useTranslate();
  const error = useFlow(flow.store, ({ stage }) => (stage.status === 'choosing' ? stage.error : null));
  if (error === null) return null;
  return (
    <Banner tone="danger" title={reasonOf(error) ?? gatewayErrorText(error, t)}>
      {error.isTransient ? unanswered : notCharged}
    </Banner>
  );
}
