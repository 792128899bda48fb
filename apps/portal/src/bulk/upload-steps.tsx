import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../routes/use-address.ts';
import { Problem } from '../shell/actions/problem.tsx';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { bulksQuery } from './bulk.queries.ts';
import { BulkHead } from './bulk-head.tsx';
import { CheckStep } from './check/check-step.tsx';
import { openBulkRows, openFileOrder, openFileReading } from './open-bulk.ts';
import { PlanStep } from './plan/plan-step.tsx';
import { RecentFiles } from './start/recent-files.tsx';
import { StartStep } from './start/start-step.tsx';
import { TemplateButton } from './start/template-button.tsx';
import { useEarlierFile } from './use-earlier-file.ts';

/** The steps from a file to its trips; what was read and chosen outlives a reload. */
export function UploadSteps() {
  const t = useTranslate();
  const { part, transport } = usePortal();
  const rows = part(openBulkRows);
  const order = part(openFileOrder);
  const user = useUser();
  const navigate = useLocalizedNavigate();
  const target = useLocalTarget();
  const { search } = useAddress();
  const { isRestored, file, count } = useFlow(rows.store, ({ isRestored: isThere, file: read, counts }) => ({
    ...{ isRestored: isThere, file: read },
    count: counts.all,
  }));
  const pickUp = useFlow(order.store, (state) => state.pickUp);
  const earlier = useEarlierFile({ rows, order });
  const recent = useQuery(bulksQuery(transport));
  const isGrouping = new URLSearchParams(search).get('step') === 'group';
  const step = file === null ? 'file' : isGrouping ? 'group' : 'check';

  const changeFile = () => {
    rows.clear();
    order.renew();
    navigate('/upload');
  };

  if (user === null) return null;
  return (
    <Stack>
      <BulkHead
        step={step}
        file={file && { name: file.fileName, rowCount: count }}
        onChangeFile={changeFile}
        actions={<TemplateButton />}
      />
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
        <Skeleton shape="block" height="320px" />
      ) : step === 'file' ? (
        <StartStep
          startReading={part(openFileReading)}
          onSheet={(sheet) => {
            rows.load(sheet);
            order.renew();
          }}
          pickUp={pickUp}
          onPickUp={(chosen) => order.change({ pickUp: chosen })}
          recent={
            <RecentFiles
              files={recent.data ?? []}
              linkOf={(bulkId) => target(`/upload?file=${bulkId}`)}
              onAgain={(bulkId) => navigate(`/upload?again=${bulkId}`)}
            />
          }
        />
      ) : step === 'check' ? (
        <CheckStep flow={rows} near={pickUp} onReady={() => navigate('/upload?step=group')} />
      ) : (
        <PlanStep {...{ rows, order, user }} onBack={() => navigate('/upload')} />
      )}
    </Stack>
  );
}
