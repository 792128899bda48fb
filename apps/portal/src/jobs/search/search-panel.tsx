import { formatBaht } from '@songwai/core/basics/money';
import { refundWay } from '@songwai/core/jobs/fees/refund-way';
import { type ChoiceFacts, searchChoices } from '@songwai/core/jobs/search/search-choices';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { useState } from 'react';
import { useLocalTarget } from '../../shell/local-target.ts';
import { CancelJob } from '../actions/cancel-job.tsx';
import { pickUpOf, searchEndOf } from '../actions/job-moments.ts';
import { PostponeJob } from '../actions/postpone-job.tsx';
import { useChange } from '../actions/use-change.ts';
import { NearDrivers } from './near-drivers.tsx';
import { SearchChoices } from './search-choices.tsx';
import { SearchHead } from './search-head.tsx';
import type { JobSearchProps } from './search-props.ts';
import { useSearchStage } from './use-search-stage.ts';
import './job-search.css';

/** A job without a driver: how long the search lasts, the ways on, and the way out, which costs nothing. */
export function SearchPanel({ job, onChanged }: JobSearchProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const clock = useClock();
  const stage = useSearchStage(job, onChanged);
  const change = useChange(onChanged);
  const [dialog, setDialog] = useState<'cancel' | 'postpone' | null>(null);
  const now = clock();
  const facts: ChoiceFacts = { job, stage, now, pickUpAt: pickUpOf(job), searchUntil: searchEndOf(job) ?? now };
  const { recommended } = searchChoices(facts);
  const isOver = stage === 'ended' && recommended === null;
  const close = () => setDialog(null);
  const mayCancel = job.actions.includes('cancel') || job.actions.includes('changeSearch');

  return (
    <div className="portal-search">
      <SearchHead job={job} stage={stage} mayGoOn={recommended === 'again'} />
      {stage === 'ended' ? (
        <Card>
          <RouteLine label={t('search.routeLabel')} layout="rows">
            {job.stops.map((stop, index) => {
              const key = `${index}-${stop.name}`;
              return (
                <RouteStop key={key} node={{ state: 'todo', number: index + 1 }} segment="rest">
                  <span className="sw-strong">{stop.name}</span>
                </RouteStop>
              );
            })}
          </RouteLine>
        </Card>
      ) : stage === 'planned' ? null : (
        <NearDrivers job={job} />
      )}
      <SearchChoices {...{ job, facts, change }} onPostpone={() => setDialog('postpone')} />
      {isOver ? (
        <a className={buttonClass({ variant: 'primary' })} {...target('/neworder')}>
          {t('search.bookNew')}
        </a>
      ) : null}
      {mayCancel ? (
        <div className="portal-search__foot">
          <span className="sw-soft">{footText()}</span>
          <Button variant="quiet" isDisabled={change.isBusy} onClick={() => setDialog('cancel')}>
            {t('search.cancel')}
          </Button>
        </div>
      ) : null}
      <CancelJob job={job} isOpen={dialog === 'cancel'} onClose={close} onChanged={onChanged} />
      <PostponeJob job={job} isOpen={dialog === 'postpone'} onClose={close} onChanged={onChanged} />
    </div>
  );

  function footText(): string {
    if (stage === 'ended') return t('search.cancelEnded');
    const way = refundWay(job.paymentType);
    const isBack = way === 'wallet' || way === 'card';
    return isBack ? t('search.cancelRefund', { amount: formatBaht(job.netSatang) }) : t('search.cancelFree');
  }
}
