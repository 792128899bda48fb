import { formatBaht } from '@songwai/core/basics/money';
import type { CustomerTier } from '@songwai/core/rewards/tier';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { LineTrack, type TrackPoint } from '@songwai/ui/line-track/line-track';
import { Award, Lock } from 'lucide';
import { useLanguage } from '../../shell/language/use-language.ts';
import { monthName, tierName } from './tier-words.ts';
import '@songwai/ui/card/deep-card.css';

/** The tier, where it stands among the others, and what the next update brings. */
export function TierCard({ tier }: { readonly tier: CustomerTier }) {
  const t = useTranslate();
  const language = useLanguage();
  const { benefits, next, nextUpdate, toRetainSatang } = tier;
  const name = tierName(t, tier.tier);
  if (nextUpdate === null)
    return (
      <section className="portal-tier__card sw-deep" aria-label={t('tiers.current')}>
        <div>
          <p className="sw-deep__soft">{t('tiers.current')}</p>
          <p className="sw-deep__sum">{name}</p>
        </div>
        <p className="sw-deep__soft">{t('tiers.contractHelp')}</p>
      </section>
    );

  const rank = benefits.findIndex((benefit) => benefit.tier === tier.tier) + 1;
  const places = [{ tier: 'normal', reachSatang: 0 } as const, ...benefits];
  const points = places.map((place, index): TrackPoint => {
    const icon = index === rank ? Award : index > rank ? Lock : undefined;
    return {
      id: place.tier,
      at: index / (places.length - 1),
      state: index < rank ? 'done' : index === rank ? 'focus' : 'todo',
      icon,
      title: tierName(t, place.tier),
      detail: place.reachSatang === 0 ? t('tiers.start') : formatBaht(place.reachSatang),
    };
  });
  const month = monthName(nextUpdate, language);
  const isRising = next !== null && next.missingSatang === 0;
  const toGo = next && t('tiers.toGo', { sum: formatBaht(next.missingSatang), tier: tierName(t, next.tier) });

  return (
    <section className="portal-tier__card sw-deep" aria-label={t('tiers.current')}>
      <div className="portal-tier__line">
        <div>
          <p className="sw-deep__soft">{t('tiers.current')}</p>
          <p className="sw-deep__sum">{name}</p>
        </div>
        <div className="portal-tier__spent">
          <p className="sw-deep__soft">{t('tiers.spent')}</p>
          <p className="sw-heading sw-heading--page sw-figures">{formatBaht(tier.spentSatang)}</p>
        </div>
      </div>
      <LineTrack label={t('tiers.track')} points={points} reached={rank / (places.length - 1)} tone="deep" />
      <div className="portal-tier__line portal-tier__foot sw-deep__ruled">
        <p>
          {isRising ? (
            t('tiers.enoughNext', { month, tier: tierName(t, next.tier) })
          ) : toRetainSatang === 0 ? (
            <>
              <span className="sw-phrase">{t('tiers.enough')}</span>{' '}
              <span className="sw-phrase">{t('tiers.enoughStay', { month, tier: name })}</span>
            </>
          ) : (
            toGo
          )}
        </p>
        <p className="sw-deep__soft">{next === null ? t('tiers.highest') : !isRising && toRetainSatang === 0 ? toGo : null}</p>
      </div>
    </section>
  );
}
