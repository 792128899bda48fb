import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import { nextDayTask } from '@songwai/core/basics/wire-numbers';
import { postponeJob } from '@songwai/core/jobs/change-calls';
import { changedPrice } from '@songwai/core/jobs/search/changed-price';
import { type LaterFacts, laterTimeProblem, laterTimes } from '@songwai/core/jobs/search/later-times';
import { useClock } from '@songwai/features/shared/clock-context';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { Info } from 'lucide';
import { useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import type { JobActionProps } from '../job-action-props.ts';
import { pickUpOf } from '../job-moments.ts';
import { momentText } from '../moment-text.ts';
import { PriceChange } from '../price-change.tsx';
import { useChange } from '../use-change.ts';
import { momentOf, OwnTime, toFieldDate } from './own-time.tsx';
import { PostponeLine } from './postpone-line.tsx';
import { ownTime, PostponeTimes } from './postpone-times.tsx';
import '../job-actions.css';

/** Another pick-up time: three that suit or one's own, and what it changes on the line and in the price before it is done. */
export function PostponeDialog({ job, onClose, onChanged }: JobActionProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { transport } = usePortal();
  const change = useChange(onChanged);
  // The suggestions stay as they are while one is being chosen.
  const [now] = useState(useClock());
  const facts: LaterFacts = {
    now,
    booked: { from: pickUpOf(job), until: null },
    isNextDay: job.taskType === nextDayTask,
    isNineHours: job.fullDay?.durationHours === 9,
  };
  const words = { t, language, now };
  const [first] = laterTimes(facts);
  const [value, setValue] = useState<string>(first ? String(first.getTime()) : ownTime);
  const [own, setOwn] = useState(() => ({ date: toFieldDate(bangkokDate(first ?? now)), time: '' }));
  const chosen = value === ownTime ? momentOf(own) : new Date(Number(value));
  const pickUpAt = chosen && laterTimeProblem(chosen, facts) === null ? chosen : null;
  const priceSatang = change.newPriceSatang ?? changedPrice(job);
  const { error } = change;
  const timeError = error?.code === 422 ? gatewayErrorText(error, t) : undefined;

  const handleMove = async () => {
    if (!pickUpAt) return;
    const pickUp = { date: bangkokDate(pickUpAt), time: bangkokTime(pickUpAt) };
    const isMoved = await change.run({
      id: `postpone ${pickUp.date} ${pickUp.time}`,
      send: (guid) => postponeJob(transport, { jobId: job.jobId, guid, shownNetSatang: priceSatang, pickUp }),
      doneText: t('actions.postponed', { time: momentText(pickUpAt, words) }),
    });
    if (isMoved) onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('actions.postponeTitle')}
      closeLabel={t('common.close')}
      presentation="sheet"
      isLocked={change.isBusy}
      footer={
        <div className="portal-job-foot">
          <Button variant="quiet" isDisabled={change.isBusy} onClick={onClose}>
            {t('actions.notMove')}
          </Button>
          <Button variant="primary" isLoading={change.isBusy} isDisabled={pickUpAt === null} onClick={() => void handleMove()}>
            {pickUpAt ? t('actions.moveTo', { time: momentText(pickUpAt, words) }) : t('actions.postpone')}
          </Button>
        </div>
      }
    >
      <Stack>
        <p className="sw-soft">
          {t('actions.was', { time: momentText(facts.booked.from, words) })}
          {priceSatang === job.netSatang ? ` · ${t('actions.samePrice', { price: formatBaht(priceSatang) })}` : null}
        </p>
        {priceSatang === job.netSatang ? null : <PriceChange fromSatang={job.netSatang} toSatang={priceSatang} />}
        <PostponeTimes facts={facts} value={value} onChange={setValue} />
        {value === ownTime ? <OwnTime facts={facts} value={own} onChange={setOwn} error={timeError} /> : null}
        <PostponeLine job={job} pickUpAt={pickUpAt} />
        <p className="portal-postpone__note sw-note">
          <Icon icon={Info} size="small" />
          <span>{job.status === 'assigned' ? t('actions.letGo') : t('actions.searchBefore')}</span>
        </p>
        {error && !(timeError && value === ownTime) ? (
          <Banner tone={change.newPriceSatang === null ? 'danger' : 'warn'}>{gatewayErrorText(error, t)}</Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}
