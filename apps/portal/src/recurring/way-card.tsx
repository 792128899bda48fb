import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';

/** The stops with their contacts; the pick-up with its time. */
export function WayCard({ stops, pickUpTime }: { readonly stops: readonly JobStop[]; readonly pickUpTime: string }) {
  const t = useTranslate();
  const own = stops.filter(({ isReturn }) => !isReturn);
  return (
    <Card>
      <RouteLine label={t('recurring.stops')} layout="rows">
        {own.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity but its place
          <RouteStop key={index} node={{ state: 'stop', number: index + 1 }}>
            <div className="portal-recurring__stop">
              <div className="sw-grow">
                <p className="sw-strong">{stop.name}</p>
                <p className="sw-note">
                  {stop.contactName} <span className="sw-figures">{formatPhone(stop.contactPhone)}</span>
                </p>
              </div>
              {index === 0 ? (
                <p className="portal-recurring__stop-time">
                  <span className="sw-figures">{pickUpTime}</span>
                  <span className="sw-note">{t('recurring.pickUp')}</span>
                </p>
              ) : null}
            </div>
          </RouteStop>
        ))}
      </RouteLine>
    </Card>
  );
}
