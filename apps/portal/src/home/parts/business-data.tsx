import { formatBaht } from '@songwai/core/basics/money';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { StructuredData } from '../../site/structured-data.tsx';

/** Where we deliver (decisions, "Prices"; spec §1). */
const areas = ['Bangkok', 'Nonthaburi', 'Pathum Thani', 'Samut Prakan', 'Samut Sakhon', 'Nakhon Pathom', 'Chonburi'];

/** Says to search engines who we are, where we deliver, and when we answer. */
export function BusinessData() {
  const t = useTranslate();
  const portal = usePortal();
  const { data } = useQuery(startupQuery(portal));
  if (!data) return null;
  const bases = data.catalog.vehicles.map(({ basePriceSatang }) => basePriceSatang);
  const [opens, closes] = data.supportHours.split('-');
  return (
    <StructuredData
      data={{
        '@type': 'LocalBusiness',
        name: t('portal.name'),
        description: t('site.about'),
        url: portal.origin,
        image: `${portal.origin}/preview/th/home.png`,
        telephone: data.supportPhone,
        areaServed: areas.map((name) => ({ '@type': 'AdministrativeArea', name })),
        priceRange: `${formatBaht(Math.min(...bases))}+`,
        currenciesAccepted: 'THB',
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: data.supportPhone,
          availableLanguage: ['th', 'en'],
          hoursAvailable: { '@type': 'OpeningHoursSpecification', opens, closes },
        },
      }}
    />
  );
}
