import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useState } from 'react';
import { useAddress } from '../routes/use-address.ts';
import { Problem } from '../shell/actions/problem.tsx';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { BulkHead } from './bulk-head.tsx';
import { openBulkRows, openFileOrder } from './open-bulk.ts';
import { openReadSource, type WantedRead } from './reading/read-source.ts';
import { useEarlierFile } from './use-earlier-file.ts';

const loadStart = lazyPart(() => import('./start/first-step.tsx'), ['sheet', 'places', 'forms', 'errors']);
const loadTemplate = lazyPart(() => import('./start/template-button.tsx'), ['sheet']);
const loadLeaving = lazyPart(() => import('./leave-file.tsx'), []);
const loadCheck = lazyPart(() => import('./check/check-step.tsx'), ['rows', 'places', 'forms', 'errors']);
const loadPlan = lazyPart(() => import('./plan/plan-step.tsx'), ['sheet', 'places', 'forms', 'errors']);

/** The steps from a file to its trips; what was read and chosen outlives a reload. */
export function UploadSteps() {
  const t = useTranslate();
  const { part } = usePortal();
  const rows = part(openBulkRows);
  const order = part(openFileOrder);
  const source = part(openReadSource);
  const user = useUser();
  const navigate = useLocalizedNavigate();
  const { search } = useAddress();
  const { isRestored, file, count } = useFlow(rows.store, ({ isRestored: isThere, file: read, counts }) => ({
    ...{ isRestored: isThere, file: read },
    count: counts.all,
  }));
  const pickUp = useFlow(order.store, (state) => state.pickUp);
  const earlier = useEarlierFile({ rows, order });
  const isGrouping = new URLSearchParams(search).get('step') === 'group';
  const step = file === null ? 'file' : isGrouping ? 'group' : 'check';

  const [isLeaving, setIsLeaving] = useState(false);
  const changeFile = () => {
    setIsLeaving(false);
    rows.clear();
    order.renew();
    navigate('/upload');
  };

  const readAgain = (wanted: WantedRead) => {
    source.wanted = wanted;
    changeFile();
  };
  const nameAtHand = source.source instanceof File ? source.source.name : source.source === null ? null : '';
  const isAtHand = file !== null && nameAtHand === file.fileName;

  const waiting = <Skeleton shape="block" height="320px" />;
  if (user === null) return null;
  return (
    <Stack>
      <BulkHead
        step={step}
        file={file && { name: file.fileName, rowCount: count }}
        onChangeFile={() => setIsLeaving(true)}
        actions={
          <LazyView load={loadTemplate} skeleton={null} isOptional>
            {({ TemplateButton }) => <TemplateButton />}
          </LazyView>
        }
      />
      {isLeaving ? (
        <LazyView load={loadLeaving} skeleton={null}>
          {({ LeaveFile }) => <LeaveFile onLeave={changeFile} onCancel={() => setIsLeaving(false)} />}
        </LazyView>
      ) : null}
      <div role="alert">
        <Problem error={earlier.error} />
      </div>
      {earlier.isAsking ? (
        <Banner
          tone="info"
          title={t('trips.replaceTitle')}
          action={
            <>
              <Button variant="quiet" onClick={earlier.leave}>
                {t('trips.replaceKeep')}
              </Button>
              <Button onClick={earlier.open}>{t('trips.replaceOpen')}</Button>
            </>
          }
        >
          {t('trips.replaceDetail')}
        </Banner>
      ) : null}
      {earlier.isOpening || !isRestored ? (
        waiting
      ) : step === 'file' ? (
        <LazyView load={loadStart} skeleton={waiting}>
          {({ FirstStep }) => <FirstStep {...{ rows, order }} />}
        </LazyView>
      ) : step === 'check' ? (
        <LazyView load={loadCheck} skeleton={waiting}>
          {({ CheckStep }) => (
            <CheckStep
              flow={rows}
              near={pickUp}
              onReady={() => navigate('/upload?step=group')}
              onSheet={isAtHand ? (sheet) => readAgain({ sheet }) : null}
              onColumns={isAtHand ? () => readAgain({ sheet: file.sheets?.read, wantsColumns: true }) : null}
            />
          )}
        </LazyView>
      ) : (
        <LazyView load={loadPlan} skeleton={waiting}>
          {({ PlanStep }) => <PlanStep {...{ rows, order, user }} onBack={() => navigate('/upload')} />}
        </LazyView>
      )}
    </Stack>
  );
}
