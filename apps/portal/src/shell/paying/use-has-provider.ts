import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';

/** Whether the gateway takes cards and PromptPay; true while that is not known. Without a provider it takes neither. */
export function useHasProvider(): boolean {
  const { data } = useQuery(startupQuery(usePortal()));
  return data?.cardPublicKey !== '';
}
