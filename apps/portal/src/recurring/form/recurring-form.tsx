import { formatBaht } from '@songwai/core/basics/money';
import type { RecurringForm as FormValues } from '@songwai/core/recurring/recurring-form';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { useMedia } from '@songwai/ui/lib/use-media';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Problem } from '../../shell/actions/problem.tsx';
import { daysOfWeek, monthName } from '../days/day-words.ts';
import { NextDays } from '../days/next-days.tsx';
import { WayCard } from '../way-card.tsx';
import { HowCard } from './how-card.tsx';
import { useRecurringForm } from './use-recurring-form.ts';
import { WhenCard } from './when-card.tsx';

interface RecurringFormProps {
  readonly initial: FormValues;
  /** The one that is being changed; undefined for a new one. */
  readonly changedId?: string | undefined;
  readonly onSaved: (id: string) => void;
}

/** Sets a recurring booking up, or changes one: days, time, vehicle, payment; beside it the days and the price that come of it. */
export function RecurringForm({ initial, changedId, onSaved }: RecurringFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const form = useRecurringForm({ initial, changedId, onSaved });
  const { values, preview } = form;
  const { order, rule } = values;
  const { data, isPlaceholderData, isError, isFetching } = preview;
  const isPhone = useMedia('(max-width: 759.98px)');
  const submit = t(changedId === undefined ? 'recurring.create' : 'recurring.save');
  const isReady = data !== undefined && !isPlaceholderData && !isError && form.isPreviewable;
  const price = data ? formatBaht(data.priceSatang) : null;

  return (
    <form
      className="portal-recurring__parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void form.save();
      }}
    >
      <Stack>
        <WayCard stops={order.stops} pickUpTime={rule.pickUpTime} />
        <WhenCard
          rule={rule}
          onChange={(next) => form.change({ ...values, rule: next })}
          isRunning={changedId !== undefined}
          occurrences={data?.occurrences ?? []}
          errors={form.fieldErrors}
        />
        <HowCard order={order} onChange={(next) => form.change({ ...values, order: next })} preview={data} />
      </Stack>
      <Stack>
        <Card className="portal-recurring__next">
          <h2 className="sw-heading sw-heading--small">{t('recurring.next')}</h2>
          {data ? <NextDays occurrences={data.occurrences} /> : isError ? null : <Skeleton shape="block" height="240px" />}
          {isError ? (
            <Banner
              tone="danger"
              action={
                <Button variant="quiet" onClick={() => void preview.refetch()}>
                  {t('common.retry')}
                </Button>
              }
            >
              {form.previewProblem ?? t('recurring.previewFailed')}
            </Banner>
          ) : null}
        </Card>
        <Card tone={isPhone ? 'raised' : 'plain'} className="portal-recurring__sum">
          <div className="portal-recurring__sum-line">
            <span>
              <span className="sw-soft">{t('recurring.perTrip')}</span>
              <span className="sw-note">{daysOfWeek(rule.weekdays, language)}</span>
            </span>
            <span className="sw-heading--page sw-figures" aria-busy={isFetching || undefined}>
              {price ?? <Skeleton width="80px" />}
            </span>
          </div>
          {data ? (
            <div className="portal-recurring__sum-line portal-recurring__month sw-note sw-figures">
              <span>{t('recurring.month', { month: monthName(data.month.month, language), count: data.month.times })}</span>
              <span>{t('recurring.monthSum', { sum: formatBaht(data.month.times * data.priceSatang) })}</span>
            </div>
          ) : null}
          {form.hasPriceChanged ? <Banner tone="warn">{t('recurring.priceChanged')}</Banner> : <Problem error={form.error} />}
          <Button type="submit" variant="primary" size="large" isFullWidth isDisabled={!isReady} isLoading={form.isBusy}>
            {submit}
          </Button>
          <p className="sw-note portal-recurring__any">{t('recurring.stopAny')}</p>
        </Card>
      </Stack>
    </form>
  );
}
