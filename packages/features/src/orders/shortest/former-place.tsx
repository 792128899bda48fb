import type { OrderFlow } from '@songwai/core/orders/order-state';
import { Badge } from '@songwai/ui/badge/badge';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import './shortest.css';

interface FormerPlaceProps {
  readonly flow: OrderFlow;
  readonly stopKey: string;
}

/** Beside the name of a stop that was put into another place: its number before. */
export function FormerPlace({ flow, stopKey }: FormerPlaceProps) {
  const t = useTranslate();
  const { was } = useFlow(flow.store, ({ shortest }) => ({ was: shortest?.was?.[stopKey] }));
  if (!was) return null;
  return (
    <span className="sw-was">
      <Badge>{t('sorting.was', { stop: was })}</Badge>
    </span>
  );
}
