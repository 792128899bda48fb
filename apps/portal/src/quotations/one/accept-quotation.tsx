import { formatBaht } from '@songwai/core/basics/money';
import { acceptQuotation, type Quotation } from '@songwai/core/quotations/quotation-calls';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { quotationQuery, quotationsQuery } from '../quotations.queries.ts';

const loadConfirm = lazyPart(() => import('@songwai/ui/confirm/confirm'), ['errors']);

/** Accepts a quotation after a question: our sales team is notified. */
export function AcceptQuotation({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const portal = usePortal();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, error, run, clear } = useAction();
  const { number } = quotation;

  const accept = async () => {
    const isDone = await run(async () => {
      const accepted = await acceptQuotation(portal.transport, number);
      queries.setQueryData(quotationQuery(portal, number).queryKey, accepted);
      void queries.invalidateQueries({ queryKey: quotationsQuery(portal.transport).queryKey, exact: true });
    });
    if (isDone) setIsAsking(false);
  };

  return (
    <>
      <Button
        onClick={() => {
          clear();
          setIsAsking(true);
        }}
      >
        {t('quotation.accept')}
      </Button>
      {isAsking ? (
        <LazyView load={loadConfirm} skeleton={null}>
          {({ Confirm }) => (
            <Confirm
              isOpen
              title={t('quotation.acceptQuestion', { number, total: formatBaht(quotation.totalSatang) })}
              confirmLabel={t('quotation.acceptConfirm')}
              cancelLabel={t('quotation.acceptCancel')}
              isWorking={isBusy}
              error={error ? gatewayErrorText(error, t) : undefined}
              onConfirm={() => void accept()}
              onCancel={() => setIsAsking(false)}
            >
              {t('quotation.acceptHelp', { phone: formatPhone(quotation.contactPhone) })}
            </Confirm>
          )}
        </LazyView>
      ) : null}
    </>
  );
}
