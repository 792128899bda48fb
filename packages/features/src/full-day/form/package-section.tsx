import { formatBaht } from '@songwai/core/basics/money';
import { chosenOffer, type HireOffer, offersOf } from '@songwai/core/full-day/hire-offer';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { Vehicle } from '@songwai/core/pricing/catalog';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useLocalName, useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { VehicleDrawing } from '../../shared/vehicles/vehicle-drawing.tsx';
import { useHireProblems } from '../use-hire-problems.ts';
import { HireSection } from './hire-section.tsx';

interface PackageSectionProps {
  readonly flow: HireFlow;
  /** Of the start-up data, for the drawings. */
  readonly vehicles: readonly Vehicle[];
  /** The packages could not be loaded. */
  readonly onRetry: (() => void) | null;
}

const select = ({ draft, catalogue }: HireState) => ({ draft, catalogue });

/** Vehicle, price and distance in one card: the catalogue has a package for each pair of vehicle and hours (decisions). */
export function PackageSection({ flow, vehicles, onRetry }: PackageSectionProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const problemOf = useHireProblems(flow);
  const { draft, catalogue } = useFlow(flow.store, select);
  const isMonthly = draft.hours === 3;
  const offers = catalogue ? offersOf(catalogue, draft.hours) : [];
  const offer = chosenOffer(catalogue, draft);
  const kindOf = (vehicleId: number) => vehicles.find(({ id }) => id === vehicleId)?.kind;

  const labelOf = ({ vehicle, package: offered }: HireOffer) =>
    offers.filter((other) => other.vehicle === vehicle).length > 1 ? nameOf(offered.name) : nameOf(vehicle.name);
  const rule = (chosen: HireOffer) => {
    if (isMonthly) return t('hire.monthRule');
    const price = formatBaht(chosen.vehicle.overtimePerMinuteSatang);
    return `${t('hire.anyStops', { hours: chosen.package.durationHours })} · ${t('hire.overtime', { price })}`;
  };

  const renderCards = () => {
    if (catalogue === null && onRetry)
      return (
        <ErrorState title={t('hire.failed')} headingLevel={3} retry={{ label: t('common.retry'), onRetry }}>
          {t('hire.failedHelp')}
        </ErrorState>
      );
    if (catalogue === null)
      return (
        <SkeletonGroup label={t('hire.loading')}>
          <div className="sw-hire__three">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} shape="block" height="107px" />
            ))}
          </div>
          <p className="sw-note">{t('hire.loadingHelp')}</p>
        </SkeletonGroup>
      );
    if (offers.length === 0) return <p className="sw-soft">{t('hire.empty')}</p>;
    return (
      <RadioCards
        label={t(isMonthly ? 'hire.vehicleTitle' : 'hire.packageTitle')}
        value={offer === null ? null : String(offer.package.id)}
        onChange={(id) => flow.patch({ packageId: Number(id) })}
        options={offers.map((each) => {
          const kind = kindOf(each.vehicle.vehicleId);
          return {
            value: String(each.package.id),
            label: labelOf(each),
            drawing: kind ? <VehicleDrawing kind={kind} /> : undefined,
            detail: (
              <>
                <span className="sw-hire__line sw-heading--small sw-strong sw-ink">{formatBaht(each.package.feeSatang)}</span>
                <span className="sw-hire__line">
                  {t(isMonthly ? 'hire.includedDaily' : 'hire.included', { km: each.package.maxKm })}
                </span>
              </>
            ),
          };
        })}
      />
    );
  };

  const problem = problemOf('package');
  return (
    <HireSection
      title={t(isMonthly ? 'hire.vehicleTitle' : 'hire.packageTitle')}
      hint={t(isMonthly ? 'hire.perMonth' : 'hire.perDay')}
    >
      <div data-field="package">{renderCards()}</div>
      {offer ? <p className="sw-note">{rule(offer)}</p> : null}
      {problem ? (
        <p className="sw-problem" role="alert">
          {problem}
        </p>
      ) : null}
    </HireSection>
  );
}
