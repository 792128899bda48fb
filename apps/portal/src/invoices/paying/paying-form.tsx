import { formatBaht } from '@songwai/core/basics/money';
import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import type { InvoiceFlow } from '@songwai/core/invoices/paying/invoice-flow';
import { partLimits } from '@songwai/core/invoices/paying/part-limits';
import { invoicePart, leftSatang } from '@songwai/core/invoices/paying/part-payment';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useEffect, useRef, useState } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { PayProblem } from '../../shell/paying/started/pay-problem.tsx';
import { PartField } from './part-field.tsx';
import { payText } from './pay-text.ts';
import { useWays } from './use-ways.ts';
import { WayList } from './way-list.tsx';
import './paying.css';
import '@songwai/ui/app-shell/page-bar.css';

interface PayingFormProps {
  readonly flow: InvoiceFlow;
  readonly detail: InvoiceDetail;
}

/** What is withheld, all or a part, and with what it is paid. The sum and the button follow at once. */
export function PayingForm({ flow, detail }: PayingFormProps) {
  const t = useTranslate();
  const localName = useLocalName();
  const ways = useWays();
  const { way, share, withholds, stage } = useFlow(flow.store, (state) => state);
  const isWide = useMedia('(min-width: 760px)');
  const [row, setRow] = useState<'bank' | 'bill' | 'card'>('bank');
  const [isAskedFor, setIsAskedFor] = useState(false);
  const wantsToPay = new URLSearchParams(useAddress().search).has('pay');
  const heading = useRef<HTMLHeadingElement>(null);
  const partField = useRef<HTMLInputElement>(null);
  const wayField = useRef<HTMLDivElement>(null);
  const amountSatang = share.kind === 'part' ? share.amountSatang : null;
  const part = invoicePart(detail, { amountSatang, withholds });
  const left = leftSatang(detail);
  const limits = partLimits({ leftSatang: left, leastSatang: detail.leastSatang, mayWithhold: detail.withholding !== null });
  const isPart = share.kind === 'part';
  const sum = formatBaht(part.payableSatang);
  const isStarting = stage.status === 'starting';

  // The list's button "pay" leads here.
  useEffect(() => {
    if (!wantsToPay) return;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, [wantsToPay]);

  const handlePay = () => {
    const isUnready = way === null || (isPart && share.amountSatang === null);
    setIsAskedFor(isUnready);
    if (isPart && share.amountSatang === null) return partField.current?.focus();
    if (way === null) {
      const list = wayField.current;
      const open = list?.querySelector<HTMLInputElement>('.sw-methods__open input');
      return (open ?? list?.querySelector<HTMLInputElement>('input'))?.focus();
    }
    return void flow.start();
  };

  return (
    <>
      <Card padding="large" className="portal-paying">
        <div>
          <h2 ref={heading} tabIndex={-1} className="sw-note">
            {t('invoice.payable')}
          </h2>
          <p className="sw-heading--hero sw-figures" aria-live="polite">
            {sum}
          </p>
        </div>
        {detail.withholding ? (
          <div>
            <Card tone="tint" className="portal-paying__tax">
              <Checkbox
                label={<strong>{t('invoice.withholding')}</strong>}
                detail={
                  <span className="sw-figures">
                    {t('invoice.withholdingAmount', {
                      amount: formatBaht(invoicePart(detail, { amountSatang, withholds: true }).withheldSatang),
                    })}
                  </span>
                }
                isChecked={withholds}
                onChange={(isWithheld) => flow.choose({ withholds: isWithheld })}
              />
            </Card>
            {withholds ? (
              <p className="sw-note">
                <Phrases text={t('invoice.withholdingNext')} />
              </p>
            ) : null}
          </div>
        ) : null}
        {limits ? <PartField {...{ flow, limits, isPart, isAskedFor }} leftSatang={left} field={partField} /> : null}
        {left < detail.leastSatang ? (
          <p className="sw-note">
            <Phrases text={t('invoice.restSmall', { min: formatBaht(detail.leastSatang) })} />
          </p>
        ) : null}
        <div ref={wayField}>
          <WayList {...{ flow, ways, row, isAskedFor }} payableSatang={part.payableSatang} onRow={setRow} />
        </div>
        <PayProblem
          flow={flow}
          reasonOf={({ code }) => (code === 409 ? t('invoice.paying') : null)}
          unanswered={t('invoice.unanswered')}
          notCharged={t('invoice.notCharged')}
        />
        {isWide ? (
          <Button variant="primary" size="large" isFullWidth isLoading={isStarting} onClick={handlePay}>
            {payText(way, part.payableSatang, { t, localName, ways, isShort: false })}
          </Button>
        ) : null}
      </Card>
      {isWide ? null : (
        <div className="sw-page-bar sw-page-bar--alone sw-figures">
          <div className="sw-grow">
            <p className="sw-heading sw-strong">{sum}</p>
            {part.withheldSatang > 0 ? (
              <p className="sw-note">{t('invoice.withheldNote', { amount: formatBaht(part.withheldSatang) })}</p>
            ) : null}
          </div>
          <Button variant="primary" size="large" isLoading={isStarting} onClick={handlePay}>
            {payText(way, part.payableSatang, { t, localName, ways, isShort: true })}
          </Button>
        </div>
      )}
    </>
  );
}
