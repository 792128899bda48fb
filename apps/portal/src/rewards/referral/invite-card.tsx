import { formatBaht } from '@songwai/core/basics/money';
import type { Referral } from '@songwai/core/rewards/referral-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { ShareButton } from '@songwai/ui/share/share-button';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { Gift, QrCode as QrIcon } from 'lucide';
import { useState } from 'react';
import { useReferLink } from './use-refer-link.ts';

/** With the encoder, which few need. */
const loadCode = lazyPart(() => import('./refer-code.tsx'));

/** The link, the ways to send it, and what comes of it. */
export function InviteCard({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  const [isQrShown, setIsQrShown] = useState(false);
  const { code, rule } = referral;
  const { url, shownUrl } = useReferLink(code);
  const [welcome, needed] = [formatBaht(rule.welcomeSatang), formatBaht(rule.spendSatang)];
  const both = formatBaht(rule.perJobSatang * rule.uses);
  const { days, uses } = rule;
  return (
    <Card padding="large" className="portal-refer__part">
      <div className="portal-refer__words">
        <h2 className="sw-heading sw-heading--page">{t('referral.headline', { sum: both })}</h2>
        <p className="sw-soft">
          <span className="sw-phrase">{t('referral.leadFirst', { sum: welcome })}</span>{' '}
          <span className="sw-phrase">{t('referral.leadThen', { needed, days })}</span>
        </p>
      </div>
      <div className="portal-refer__send">
        <Card tone="sunken" padding="none" className="portal-refer__link">
          <span className="sw-strong sw-clip">{shownUrl}</span>
          <CopyButton
            variant="tint"
            value={url}
            texts={{ copy: t('common.copy'), copied: t('common.copied'), failed: t('referral.copyFailed') }}
          />
        </Card>
        <ShareButton
          variant="primary"
          size="large"
          isFullWidth
          url={url}
          title={t('referral.title')}
          text={t('referral.message', { sum: welcome })}
          texts={{
            share: t('referral.share'),
            copy: t('referral.copyLink'),
            copied: t('common.copied'),
            failed: t('referral.byHand'),
          }}
        />
        <Button variant="quiet" icon={QrIcon} isFullWidth aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
          {t(isQrShown ? 'referral.qrHide' : 'referral.qrShow')}
        </Button>
        {isQrShown ? (
          <div className="portal-refer__qr">
            <LazyView load={loadCode} skeleton={<Skeleton shape="block" height="262px" width="220px" />}>
              {({ ReferCode }) => <ReferCode url={url} />}
            </LazyView>
          </div>
        ) : null}
      </div>
      <Timeline
        label={t('referral.steps')}
        entries={[
          { id: 'send', node: { state: 'stop', number: 1 }, title: t('referral.stepSend'), detail: t('referral.stepSendHelp') },
          {
            id: 'welcome',
            node: { state: 'stop', number: 2 },
            title: t('referral.stepWelcome', { sum: welcome }),
            detail: t('referral.stepWelcomeHelp'),
          },
          {
            id: 'spend',
            node: { state: 'stop', number: 3 },
            title: t('referral.stepSpend', { needed }),
            detail: t('referral.stepSpendHelp', { days }),
          },
          {
            id: 'both',
            node: { state: 'focus', icon: Gift },
            title: t('referral.stepBoth', { sum: both }),
            detail: t('referral.stepBothHelp', { sum: formatBaht(rule.perJobSatang), uses }),
          },
        ]}
      />
    </Card>
  );
}
