import { QueryFrame } from '../src/shell/query-frame.tsx';
import { ExtrasList } from '../src/site/prices/extras-list.tsx';
import { FlatRates } from '../src/site/prices/flat-rates.tsx';
import { PayMethods } from '../src/site/prices/pay-methods.tsx';
import { type OwnRoute, PriceTable } from '../src/site/prices/price-table.tsx';
import { RatesSkeleton } from '../src/site/prices/rates-skeleton.tsx';
import { useFlatRates, useRates } from '../src/site/prices/use-rates.ts';

/** The price table as a page shows it. */
export function PriceTablePart({ ownRoute }: { readonly ownRoute?: OwnRoute }) {
  return (
    <QueryFrame query={useRates()} skeleton={<RatesSkeleton />}>
      {(rates) => <PriceTable rates={rates} ownRoute={ownRoute} />}
    </QueryFrame>
  );
}

/** The extras below their heading. */
export function ExtrasPart() {
  return (
    <>
      <h2 id="extras" className="sw-heading">
        บริการเสริม
      </h2>
      <QueryFrame query={useRates()} skeleton={<RatesSkeleton />}>
        {(rates) => <ExtrasList rates={rates} labelledBy="extras" columns={2} />}
      </QueryFrame>
    </>
  );
}

/** The prices by the hour. */
export function FlatRatesPart() {
  return (
    <QueryFrame query={useFlatRates()} skeleton={<RatesSkeleton />}>
      {(vehicles) => <FlatRates vehicles={vehicles} headingLevel={2} />}
    </QueryFrame>
  );
}

/** The ways to pay below their heading. */
export function PayMethodsPart() {
  return (
    <>
      <h2 id="howpay" className="sw-heading">
        จ่ายแบบที่สะดวก
      </h2>
      <PayMethods labelledBy="howpay" maxBonusSatang={150_000} />
    </>
  );
}
