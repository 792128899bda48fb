import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { CodeBlock } from '@songwai/ui/code-block/code-block';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { BrowserFrame } from '@songwai/ui/site-parts/browser-frame';
import { usePortal } from '../../shell/portal-context.tsx';
import { SectionHead } from './section-head.tsx';

const snippet = (origin: string) => `<script type="module"
  src="${origin}/widget/v1/songwai.js"></script>

<songwai-booking partner="baanchandra"></songwai-booking>`;

/** The widget: what a partner writes, and what a guest sees. */
export function HomePartners() {
  const t = useTranslate();
  const { origin } = usePortal();
  return (
    <SiteBand tone="surface" labelledBy="partner-title">
      <div className="portal-home__halves">
        <div>
          <SectionHead id="partner-title" title={t('home.partnerTitle')} lead={t('home.partnerLead')} />
          <CodeBlock
            label={t('home.partnerTitle')}
            selectedId="html"
            versions={[{ id: 'html', label: 'HTML', language: 'html', code: snippet(origin) }]}
            copyTexts={{ copy: t('common.copy'), copied: t('common.copied'), failed: t('home.copyFailed') }}
          />
          <a className={`portal-home__guide ${buttonClass({})}`} href="/widget/v1/docs/index.html">
            {t('home.partnerAction')}
          </a>
        </div>
        <BrowserFrame label={t('home.partnerSample')} address={t('home.partnerAddress')}>
          <p className="sw-heading sw-strong">
            <Phrases text={t('home.partnerSampleTitle')} />
          </p>
          <p className="portal-home__sample sw-soft">
            <Phrases text={t('home.partnerSampleLead')} />
          </p>
          <RouteLine label={t('stops.label')}>
            <RouteStop node={{ state: 'stop', number: 1 }}>
              <p className="sw-strong">{t('home.partnerFrom')}</p>
              <p className="sw-note">{t('home.partnerFromDetail')}</p>
            </RouteStop>
            <RouteStop node={{ state: 'focus', number: 2 }} segment="none">
              <p className="sw-strong">{t('home.partnerTo')}</p>
              <p className="sw-note">{t('home.partnerToDetail')}</p>
            </RouteStop>
          </RouteLine>
        </BrowserFrame>
      </div>
    </SiteBand>
  );
}
