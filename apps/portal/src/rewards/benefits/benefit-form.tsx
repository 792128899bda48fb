import { endBenefit, type OfferedBenefit, saveBenefit } from '@songwai/core/rewards/benefit-admin-calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';
import { BenefitOffer, BenefitWords } from './benefit-fields.tsx';
import { draftOf, type FormProblem, formOf, mostCodes, problemOf } from './benefit-form-values.ts';
import { BenefitPreview } from './benefit-preview.tsx';
import { offeredQuery } from './offered-benefits.queries.ts';

/** Adds a benefit, or changes and ends what is stored. What was typed stays through refusals, reloads and a new sign-in. */
export function BenefitForm({ benefit }: { readonly benefit: OfferedBenefit | undefined }) {
  const t = useTranslate();
  const localName = useLocalName();
  const { transport } = usePortal();
  const clock = useClock();
  const queries = useQueryClient();
  const navigate = useLocalizedNavigate();
  const target = useLocalTarget();
  const [start] = useState(() => formOf(benefit, clock()));
  const [values, setValues, forget] = useStoredForm(`benefit.${benefit?.id ?? 'new'}`, start);
  const [problem, setProblem] = useState<FormProblem>(null);
  const [isEnding, setIsEnding] = useState(false);
  const saving = useAction();
  const leave = async () => {
    forget();
    await queries.invalidateQueries({ queryKey: offeredQuery(transport).queryKey });
    navigate('/admin/benefits');
  };
  const handleSave = async () => {
    const found = problemOf(values, benefit === undefined);
    setProblem(found);
    if (found !== null) return;
    const isDone = await saving.run(async () => {
      await saveBenefit(transport, benefit?.id ?? null, draftOf(values));
    });
    if (isDone) await leave();
  };
  const isOffered = benefit?.state === 'live' || benefit?.state === 'planned';
  return (
    <Stack gap="large">
      <PageHeader
        title={benefit ? localName(benefit.title) : t('benefitsAdmin.add')}
        back={{ text: t('benefitsAdmin.all'), link: target('/admin/benefits') }}
      />
      {benefit?.state === 'ended' ? <Banner tone="info">{t('benefitsAdmin.endedHelp')}</Banner> : null}
      <BenefitWords values={values} onChange={setValues} />
      <BenefitOffer
        values={values}
        onChange={setValues}
        counts={benefit ? { codes: benefit.codeCount, taken: benefit.takenCount } : null}
      />
      <BenefitPreview values={values} />
      {problem === null ? null : <Banner tone="danger">{t(`benefitsAdmin.problem.${problem}`, { most: mostCodes })}</Banner>}
      <Problem error={saving.error} />
      <Stack direction="row">
        <Button variant="primary" isLoading={saving.isBusy} onClick={() => void handleSave()}>
          {t(benefit?.state === 'ended' ? 'benefitsAdmin.offerAgain' : 'benefitsAdmin.save')}
        </Button>
        {isOffered ? (
          <Button variant="quiet" onClick={() => setIsEnding(true)}>
            {t('benefitsAdmin.end')}
          </Button>
        ) : null}
      </Stack>
      {benefit && isEnding ? (
        <ConfirmAction
          title={t('benefitsAdmin.endTitle', { title: localName(benefit.title) })}
          detail={t('benefitsAdmin.endDetail')}
          confirmLabel={t('benefitsAdmin.end')}
          cancelLabel={t('benefitsAdmin.endNot')}
          act={() => endBenefit(transport, benefit.id)}
          onDone={() => void leave()}
          onCancel={() => setIsEnding(false)}
        />
      ) : null}
    </Stack>
  );
}
