import { formatBaht } from '@songwai/core/basics/money';
import { cancelFee } from '@songwai/core/jobs/fees/cancel-fee';
import { freeWaitingMinutes, waitingFee } from '@songwai/core/jobs/fees/waiting-fee';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { FeeList } from '@songwai/ui/fee-list/fee-list';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ExtrasList } from '../prices/extras-list.tsx';
import { RatesSkeleton } from '../prices/rates-skeleton.tsx';
import { useNameList } from '../prices/use-name-list.ts';
import { useFlatRates, useRates } from '../prices/use-rates.ts';

const firstHour = waitingFee(freeWaitingMinutes + 60);
const halfHour = waitingFee(freeWaitingMinutes + 90) - firstHour;

/** Waiting and cancelling, by the rules that charge them (spec §9). */
function WaitingFees() {
  const t = useTranslate();
  const fees = [
    { id: 'free', title: t('rates.waitFree', { minutes: freeWaitingMinutes }), satang: waitingFee(freeWaitingMinutes) },
    { id: 'hour', title: t('rates.waitHour'), satang: firstHour },
    { id: 'half', title: t('rates.waitHalfHour'), satang: halfHour },
    { id: 'early', title: t('rates.cancelFree'), satang: cancelFee('assigned') },
    { id: 'late', title: t('rates.cancel'), satang: cancelFee('arrived') },
  ];
  return (
    <FeeList
      labelledBy="pricing-waiting"
      items={fees.map(({ id, title, satang }) => ({
        id,
        title: <Phrases text={title} />,
        fee: satang === 0 ? t('rates.free') : formatBaht(satang),
      }))}
    />
  );
}

/** Overtime of a hire, vehicles of one rate together (spec §9). */
function OvertimeFees() {
  const t = useTranslate();
  const nameOf = useLocalName();
  const list = useNameList();
  const flatRates = useFlatRates();
  return (
    <QueryFrame query={flatRates} skeleton={<RatesSkeleton height="96px" />}>
      {(vehicles) => (
        <FeeList
          labelledBy="pricing-overtime"
          items={[...new Set(vehicles.map(({ overtimePerMinuteSatang }) => overtimePerMinuteSatang))].map((rate) => ({
            id: String(rate),
            title: list(
              vehicles.filter(({ overtimePerMinuteSatang }) => overtimePerMinuteSatang === rate).map(({ name }) => nameOf(name)),
            ),
            fee: t('rates.perMinute', { price: formatBaht(rate) }),
          }))}
        />
      )}
    </QueryFrame>
  );
}

/** All that may be added to a price: extras, waiting, cancelling, overtime. */
export function FeesSection() {
  const t = useTranslate();
  const rates = useRates();
  return (
    <div className="portal-pricing__fees">
      <section aria-labelledby="pricing-extras" className="portal-pricing__fee-group">
        <h2 id="pricing-extras" className="sw-heading">
          {t('rates.extras')}
        </h2>
        <QueryFrame query={rates} skeleton={<RatesSkeleton />}>
          {(card) => <ExtrasList rates={card} labelledBy="pricing-extras" />}
        </QueryFrame>
      </section>
      <div className="portal-pricing__other-fees">
        <section aria-labelledby="pricing-waiting" className="portal-pricing__fee-group">
          <h2 id="pricing-waiting" className="sw-heading">
            {t('rates.waiting')}
          </h2>
          <WaitingFees />
        </section>
        <section aria-labelledby="pricing-overtime" className="portal-pricing__fee-group">
          <h2 id="pricing-overtime" className="sw-heading">
            {t('rates.overtime')}
          </h2>
          <OvertimeFees />
        </section>
      </div>
    </div>
  );
}
