import { useTranslate } from '@songwai/features/shared/translate-context';
import { useIsNarrow } from '@songwai/features/shared/use-is-narrow';
import { Icon } from '@songwai/ui/icon/icon';
import { useMedia } from '@songwai/ui/lib/use-media';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import { MapFrame } from '@songwai/ui/map-frame/map-frame';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { HeaderBrand } from '../../shell/header/header-brand.tsx';
import { HeaderMenu } from '../../shell/header/header-menu.tsx';
import { LocalLink } from '../../shell/local-link.tsx';
import './job.page.css';

interface JobFrameProps {
  /** Absent: there is no job to show on a map. */
  readonly renderMap?: ((isStrip: boolean) => ReactNode) | undefined;
  /** On a phone it floats over the map. */
  readonly share?: ReactNode;
  readonly renderBar?: ((isNarrow: boolean) => ReactNode) | undefined;
  /** Money and actions: a column of its own where there is room for three. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** People and line, map, money and actions: three columns, on a phone one after the other. */
export function JobFrame({ renderMap, share, renderBar, aside, children }: JobFrameProps) {
  const t = useTranslate();
  const main = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(main);
  // The same width stands in job.page.css.
  const hasColumn = useMedia('(min-width: 1200px)') && Boolean(aside);
  const back = (
    <LocalLink to="/dashboard" kind="standalone">
      <Icon icon={ArrowLeft} /> {t('job.back')}
    </LocalLink>
  );
  return (
    <LiveAnnouncer>
      <div className={hasColumn ? 'portal-job portal-job--three' : 'portal-job'}>
        <div ref={main}>
          <MapFrame
            layout="page"
            strip="high"
            brand={isNarrow && renderMap ? back : <HeaderBrand />}
            head={isNarrow && renderMap ? null : back}
            corner={
              <div className="portal-job__corner">
                {isNarrow && share ? <div className="sw-card sw-card--raised portal-job__share">{share}</div> : null}
                <HeaderMenu isFloating />
              </div>
            }
            map={renderMap?.(isNarrow)}
            bar={renderBar?.(isNarrow)}
          >
            <div className="portal-job__body">
              {children}
              {aside && !hasColumn ? <div className="portal-job__below">{aside}</div> : null}
            </div>
          </MapFrame>
        </div>
        {hasColumn ? (
          <aside className="portal-job__aside" aria-label={t('job.aside')}>
            {aside}
          </aside>
        ) : null}
      </div>
    </LiveAnnouncer>
  );
}
