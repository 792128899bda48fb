import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { requestQuotation } from '@songwai/core/quotations/quotation-calls';
import { toQuotationRequest } from '@songwai/core/quotations/quotation-request';
import type { Quote } from '@songwai/features/full-day/hire-parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { quotationQuery } from './quotations.queries.ts';

interface QuotingProps {
  readonly flow: HireFlow;
  readonly children: (quote: Quote) => ReactNode;
}

/** Asks for the quotation of a monthly hire, once however often it is pressed, and leads to it. */
export function Quoting({ flow, children }: QuotingProps) {
  const portal = usePortal();
  const queries = useQueryClient();
  const navigate = useLocalizedNavigate();
  const quoting = useMutation({
    mutationFn: async () => {
      const request = toQuotationRequest(flow.store.getState().draft);
      return request && requestQuotation(portal.transport, request);
    },
    onSuccess: (quotation) => {
      if (!quotation) return;
      queries.setQueryData(quotationQuery(portal, quotation.number).queryKey, quotation);
      navigate(`/quotations/${quotation.number}`);
    },
  });
  const { isPending, isSuccess, error } = quoting;
  // The form stays as it is until the quotation's page is there.
  const isDone = useRef(false);
  isDone.current = isSuccess;
  useEffect(() => () => void (isDone.current && flow.clear()), [flow]);
  return children({
    isBusy: isPending || isSuccess,
    error: error instanceof GatewayError ? error : null,
    ask: () => {
      if (!isPending && !isSuccess) quoting.mutate();
    },
  });
}
