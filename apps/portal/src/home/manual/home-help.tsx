import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Accordion } from '@songwai/ui/accordion/accordion';
import { Card } from '@songwai/ui/card/card';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { PhoneFrame } from '@songwai/ui/site-parts/phone-frame';
import { useState } from 'react';
import { InstallButton } from '../../app/install/install-button.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import { ManualSteps } from './manual-steps.tsx';
import { manualTopics } from './manual-topics.ts';

/** The app on the phone, and how things are done (spec §2, anchors `download` and `manual`). */
export function HomeHelp() {
  const t = useTranslate();
  const language = useLanguage();
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  return (
    <SiteBand tone="surface">
      <div className="portal-home__halves portal-home__halves--top">
        <section id="download" aria-labelledby="download-title">
          <Card tone="tint" padding="large" className="portal-home__install">
            <div className="portal-home__install-text">
              <h2 id="download-title" className="sw-heading--page">
                <Phrases text={t('home.installTitle')} />
              </h2>
              <p className="portal-home__gap">
                <Phrases text={t('home.installLead')} />
              </p>
              <dl className="portal-home__gap">
                <dt className="sw-strong">iPhone</dt>
                <dd>
                  <Phrases text={t('home.installApple')} />
                </dd>
                <dt className="sw-strong">Android</dt>
                <dd>
                  <Phrases text={t('home.installAndroid')} />
                </dd>
              </dl>
              <InstallButton />
            </div>
            <PhoneFrame isCut picture={`/app/manual/order-${language}.webp`} />
          </Card>
        </section>
        <section id="manual" aria-labelledby="manual-title">
          <Card padding="large">
            <h2 id="manual-title" className="sw-heading--page">
              <Phrases text={t('home.manualTitle')} />
            </h2>
            <p className="portal-home__gap sw-soft">
              <Phrases text={t('home.manualLead')} />
            </p>
            <Accordion
              isSingle
              headingLevel={3}
              openIds={openIds}
              onChange={setOpenIds}
              items={manualTopics.map((topic) => ({
                id: topic.id,
                title: <Phrases text={t(topic.title)} />,
                content: <ManualSteps topic={topic} isOpen={openIds.includes(topic.id)} />,
              }))}
            />
          </Card>
        </section>
      </div>
    </SiteBand>
  );
}
