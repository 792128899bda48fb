import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery } from '@tanstack/react-query';
import { overdueQuery } from '../../shell/menu/overdue.queries.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** What an overdue invoice stops, or will stop. */
export function LateHelp() {
  const t = useTranslate();
  const { data } = useQuery(overdueQuery(usePortal().transport));
  return <Phrases text={t(data?.isPaused ? 'invoices.lateHelp' : 'invoices.lateSoon')} />;
}
