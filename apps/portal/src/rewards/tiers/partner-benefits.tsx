import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { PartnerBenefit } from '@songwai/core/rewards/tier';
import { takePartnerBenefit } from '@songwai/core/rewards/tier-calls';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { Grid } from '@songwai/ui/layout/grid';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { BenefitHead } from './benefit-head.tsx';
import { benefitsQuery } from './tiers.queries.ts';

/** A benefit: what it is, until when, and its code once it was taken. */
function BenefitCard({ benefit }: { readonly benefit: PartnerBenefit }) {
  const t = useTranslate();
  const localName = useLocalName();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: () => takePartnerBenefit(transport, benefit.id),
    onSettled: () => queries.invalidateQueries({ queryKey: benefitsQuery(transport).queryKey }),
  });
  const { taken } = benefit;
  const title = localName(benefit.title);
  return (
    <Card className="portal-benefit">
      <BenefitHead
        picture={benefit.picture}
        title={title}
        partner={localName(benefit.partner)}
        until={bangkokDate(benefit.until)}
      />
      {taken === null ? (
        <div>
          <Button
            variant="tint"
            isLoading={taking.isPending}
            onClick={() => taking.mutate()}
            aria-label={t('tiers.takeOf', { title })}
          >
            {t('tiers.take')}
          </Button>
          {taking.isError ? (
            <p className="sw-problem" role="alert">
              {t('tiers.benefitFailed')}
            </p>
          ) : null}
        </div>
      ) : (
        <>
          <Card tone="sunken" padding="none" className="portal-tier__code">
            <strong className="sw-strong sw-figures">{taken.code}</strong>
            <CopyButton
              variant="tint"
              value={taken.code}
              texts={{ copy: t('common.copy'), copied: t('common.copied'), failed: t('tiers.copyFailed') }}
            />
          </Card>
          <p className="sw-note">{t('tiers.takenOn', { day: bangkokDate(taken.on) })}</p>
        </>
      )}
    </Card>
  );
}

/** What partners give to customers of this tier. */
export function PartnerBenefits() {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(benefitsQuery(transport));
  return (
    <section className="portal-tier__section" aria-labelledby="tier-partners">
      <h2 id="tier-partners" className="sw-heading">
        {t('tiers.partners')}
      </h2>
      <QueryFrame
        query={query}
        skeleton={<Skeleton shape="block" height="134px" />}
        isEmpty={(benefits) => benefits.length === 0}
        empty={<p className="sw-soft">{t('tiers.partnersEmpty')}</p>}
      >
        {(benefits) => (
          <Grid partWidth="large">
            {benefits.map((benefit) => (
              <BenefitCard key={benefit.id} benefit={benefit} />
            ))}
          </Grid>
        )}
      </QueryFrame>
    </section>
  );
}
