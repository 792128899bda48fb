import { formatBaht } from '@songwai/core/basics/money';
import type { Job } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '../bookings.css';

/** A job opened in its row: its stops with their contacts, its remark and reference, its price. */
export function JobDetails({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const nameOf = (index: number, isReturn: boolean) => {
    if (isReturn) return t('bookings.stopReturn');
    return index === 0 ? t('bookings.stopPickUp') : t('bookings.stopDrop', { stop: index + 1 });
  };
  const lines = [
    [t('bookings.remark'), job.remark],
    [t('bookings.reference'), job.reference],
    [t('bookings.price'), formatBaht(job.netSatang)],
  ] as const;
  return (
    <div className="portal-bookings__details">
      <ol className="portal-bookings__stops">
        {job.stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity but its place
          <li key={index}>
            <p className="sw-note sw-soft">{nameOf(index, stop.isReturn)}</p>
            <p className="sw-strong">{stop.name}</p>
            {stop.address ? <p className="sw-note">{stop.address}</p> : null}
            <p className="sw-note">
              {stop.contactName} <a href={`tel:${stop.contactPhone}`}>{stop.contactPhone}</a>
            </p>
            {stop.remark ? <p className="sw-note sw-soft">{stop.remark}</p> : null}
          </li>
        ))}
      </ol>
      <dl className="portal-bookings__facts sw-note">
        {lines.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="sw-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
