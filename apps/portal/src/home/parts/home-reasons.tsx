import { maxStops } from '@songwai/core/basics/stop-limits';
import { immediatePickUpMinutes } from '@songwai/core/jobs/search/search-end';
import { initialOf } from '@songwai/features/shared/initial-of';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Badge } from '@songwai/ui/badge/badge';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { FeatureCells } from '@songwai/ui/site-parts/feature-cells';
import { ExamplePrice } from './example-price.tsx';
import { SectionHead } from './section-head.tsx';

const stops = ['1', '2', '3'] as const;

/** Why to send with us: four reasons, each with a piece of the product (spec §2, anchor `whysongwai`). */
export function HomeReasons() {
  const t = useTranslate();
  const line = (
    <RouteLine label={t('stops.label')}>
      {stops.map((stop, index) => (
        <RouteStop
          key={stop}
          node={{ state: index === stops.length - 1 ? 'focus' : 'stop', number: index + 1 }}
          segment={index === stops.length - 1 ? 'none' : 'solid'}
        >
          <p className="sw-strong">{t(`home.whyStop${stop}`)}</p>
          <p className="sw-note">{t(`home.whyStop${stop}Detail`)}</p>
        </RouteStop>
      ))}
    </RouteLine>
  );
  const driver = (
    <div className="portal-home__driver">
      <Avatar initials={initialOf(t('home.whyDriverName'))} />
      <div className="sw-grow">
        <p className="sw-strong">{t('home.whyDriverName')}</p>
        <Badge>{t('home.whyDriverPlate')}</Badge>
      </div>
      <div className="portal-home__end">
        <p className="sw-note">{t('home.whyDriverAway')}</p>
        <p className="sw-strong sw-figures">{t('home.whyDriverMinutes')}</p>
      </div>
    </div>
  );
  const receiver = (
    <RouteLine label={t('stops.label')}>
      <RouteStop node={{ state: 'done' }}>
        <p className="portal-home__row">
          <span className="sw-strong">{t('home.whyFollowDone')}</span>
          <span className="sw-soft sw-figures">{t('home.whyFollowDoneAt')}</span>
        </p>
      </RouteStop>
      <RouteStop node={{ state: 'focus', number: 2 }} segment="none">
        <p className="portal-home__row">
          <span className="sw-strong">{t('home.whyFollowNext')}</span>
          <span className="sw-soft sw-figures">{t('home.whyFollowNextAt')}</span>
        </p>
      </RouteStop>
    </RouteLine>
  );
  return (
    <SiteBand id="whysongwai" labelledBy="why-title">
      <SectionHead id="why-title" title={t('home.whyTitle')} lead={t('home.whyLead')} />
      <FeatureCells
        cells={[
          {
            id: 'stops',
            title: <Phrases text={t('home.whyStops', { stops: maxStops })} />,
            text: <Phrases text={t('home.whyStopsText')} />,
            example: line,
          },
          {
            id: 'driver',
            title: <Phrases text={t('home.whyDriver', { minutes: immediatePickUpMinutes })} />,
            text: <Phrases text={t('home.whyDriverText')} />,
            example: driver,
          },
          {
            id: 'receiver',
            title: <Phrases text={t('home.whyFollow')} />,
            text: <Phrases text={t('home.whyFollowText')} />,
            example: receiver,
          },
          {
            id: 'price',
            title: <Phrases text={t('home.whyPrice')} />,
            text: <Phrases text={t('home.whyPriceText')} />,
            example: <ExamplePrice />,
          },
        ]}
      />
    </SiteBand>
  );
}
