import type { OrderFlow } from '@songwai/core/orders/order-state';
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
  return was ? <span className="sw-was sw-note">{t('sorting.was', { stop: was })}</span> : null;
}
