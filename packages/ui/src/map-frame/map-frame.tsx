import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './map-frame.css';

/** `page` fills a page of our own; `compact` is a card of at most 420 px inside a partner's page. */
export type FrameLayout = 'page' | 'compact';

export interface MapFrameProps {
  readonly layout: FrameLayout;
  /** Height of the map above the sheet on a narrow page: 196 px for booking, 308 px for tracking. */
  readonly strip: 'low' | 'high';
  /** What fills the whole height of a narrow frame; a wide one always shows both. */
  readonly narrowView?: 'both' | 'map' | 'panel' | undefined;
  /** The logo: in the panel's head where there is room, floating over the map on a phone. */
  readonly brand?: ReactNode;
  /** Floats in the map's upper right corner, or ends the head if there is no map: a menu, a share button. */
  readonly corner?: ReactNode;
  readonly head?: ReactNode;
  readonly map?: ReactNode;
  /** Sticks to the bottom edge. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** A panel and a map: side by side on a desktop, a sheet over a map strip on a phone, one card inside a partner's page. */
export function MapFrame(props: MapFrameProps) {
  const { layout, strip, narrowView = 'both', brand, corner, head, map, bar, children } = props;
  // On our own page this is the main element, the target of "skip to content"; a partner's page has its own main element.
  const Frame = layout === 'page' ? 'main' : 'div';
  const ending = corner ? <div className="sw-frame__corner">{corner}</div> : null;
  return (
    <Frame id={layout === 'page' ? 'main' : undefined} className={classNames('sw-frame', `sw-frame--${layout}`)}>
      <div
        className={classNames(
          'sw-frame__grid',
          `sw-frame__grid--${strip}`,
          `sw-frame__grid--${narrowView}`,
          map ? 'sw-frame__grid--mapped' : null,
        )}
      >
        {brand || head || (!map && ending) ? (
          <div className={classNames('sw-frame__head', !head && 'sw-frame__head--brand')}>
            {brand ? <div className="sw-frame__brand">{brand}</div> : null}
            {head}
            {!map && ending}
          </div>
        ) : null}
        <div className="sw-frame__body">{children}</div>
        {bar ? <div className="sw-frame__bar">{bar}</div> : null}
        {map ? (
          <div className="sw-frame__map">
            {map}
            {ending}
          </div>
        ) : null}
      </div>
    </Frame>
  );
}
