import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { Translate } from '@songwai/core/i18n/translate';
import type { JobDetail } from '@songwai/core/jobs/job';
import type { Catalog, LocalName } from '@songwai/core/pricing/catalog';
import type { BreakdownLine } from '@songwai/ui/number-breakdown/number-breakdown';

interface LineWords {
  readonly t: Translate;
  readonly nameOf: (name: LocalName) => string;
  /** Absent while it loads: lines then go without the names of vehicle and extras. */
  readonly catalog: Catalog | undefined;
}

const line = (id: string, label: string, satang: Satang): BreakdownLine => ({ id, label, value: formatBaht(satang) });

/** A hire costs its package and options, each for every day. */
function hireLines(hire: NonNullable<JobDetail['fullDay']>, { t, nameOf }: LineWords): readonly BreakdownLine[] {
  const days = Math.max(1, hire.days);
  return [
    line('hire', t('job.lineHire', { count: hire.durationHours }), hire.feeSatang * days),
    ...hire.options.map(({ id, text, feeSatang }) => line(`option-${id}`, nameOf(text), feeSatang * days)),
  ];
}

function tripLines(job: JobDetail, { t, nameOf, catalog }: LineWords): readonly BreakdownLine[] {
  const vehicle = catalog?.vehicles.find(({ id }) => id === job.vehicleId);
  const km = t('common.distanceKm', { km: job.distanceKm.toFixed(2) });
  const distance = line('distance', t('job.lineDistance', { distance: km }), job.distanceFareSatang);
  const extraName = (wanted: number) => catalog?.extras.find(({ id }) => id === wanted)?.name;
  return [
    { ...distance, detail: vehicle ? nameOf(vehicle.name) : undefined },
    ...(job.extraStops > 0 ? [line('stops', t('job.lineStops', { count: job.extraStops }), job.extraStopFeeSatang)] : []),
    ...job.extras.map(({ id, feeSatang }) => {
      const name = extraName(id);
      return line(`extra-${id}`, name ? nameOf(name) : t('job.lineExtra'), feeSatang);
    }),
  ];
}

/** What was agreed at the booking, line by line. What was added while no driver was found is not among them. */
export function priceLines(job: JobDetail, words: LineWords): readonly BreakdownLine[] {
  const { t } = words;
  const lines = job.fullDay ? hireLines(job.fullDay, words) : tripLines(job, words);
  const saved = (id: string, label: string, satang: Satang): readonly BreakdownLine[] =>
    satang > 0 ? [{ id, label, value: `−${formatBaht(satang)}`, tone: 'saving' }] : [];
  return [
    ...lines,
    ...saved('discount', t('job.lineDiscount'), job.discountSatang),
    ...saved('credit', t('job.lineCredit'), job.freeCreditSatang),
  ];
}
