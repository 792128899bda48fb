import { formatBaht } from '@songwai/core/basics/money';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { startupQuery } from '../shell/startup.queries.ts';
import './home.page.css';

const steps = ['1', '2', '3'] as const;

function VehiclesSkeleton() {
  const t = useTranslate();
  return (
    <SkeletonGroup label={t('portal.loading')}>
      <Skeleton shape="block" height="132px" />
    </SkeletonGroup>
  );
}

/** The product in one sentence, the price of each vehicle, and how it works in three steps along the route line. */
export function HomePage() {
  const t = useTranslate();
  const localName = useLocalName();
  const language = useLanguage();
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));

  return (
    <main className="portal-home" id="main">
      <section className="portal-home__hero">
        <h1 className="portal-home__title sw-heading--display">
          <Phrases text={t('home.heroTitle')} />
        </h1>
        <p className="portal-home__lead sw-lead">
          <Phrases text={t('home.heroLead')} />
        </p>
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={localizedPath(language, '/neworder')}>
          {t('home.heroAction')}
        </Link>
      </section>
      <section aria-labelledby="vehicles">
        <h2 className="portal-home__heading sw-heading--page" id="vehicles">
          {t('home.vehiclesTitle')}
        </h2>
        <QueryFrame query={startup} skeleton={<VehiclesSkeleton />}>
          {({ catalog }) => (
            <ul className="portal-home__vehicles">
              {catalog.vehicles.map((vehicle) => (
                <li key={vehicle.id}>
                  <Card>
                    <VehicleDrawing kind={vehicle.kind} />
                    <p className="portal-home__vehicle sw-strong">{localName(vehicle.name)}</p>
                    <p className="sw-figures">{t('home.priceFrom', { price: formatBaht(vehicle.basePriceSatang) })}</p>
                  </Card>
                </li>
              ))}
            </ul>
          )}
        </QueryFrame>
      </section>
      <section aria-labelledby="how">
        <h2 className="portal-home__heading sw-heading--page" id="how">
          {t('home.howTitle')}
        </h2>
        <RouteLine label={t('home.howTitle')} layout="rows">
          {steps.map((step) => (
            <RouteStop key={step} node={{ state: 'stop', number: Number(step) }}>
              <h3>{t(`home.howStep${step}`)}</h3>
              <p className="portal-home__help sw-soft">
                <Phrases text={t(`home.howStep${step}Help`)} />
              </p>
            </RouteStop>
          ))}
        </RouteLine>
      </section>
    </main>
  );
}
