import { hireKey } from '@songwai/core/full-day/hire-flow';
import { draftKey } from '@songwai/core/orders/draft/draft-storage';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { useEffect, useRef } from 'react';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { channel } from '../../shell/channel.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { mayTakeOver } from './may-take-over.ts';
import { openAppWorker } from './open-app-worker.ts';

const draftKeys = [draftKey(channel), hireKey(channel)];

const selectWaiting = ({ isUpdateWaiting }: { readonly isUpdateWaiting: boolean }) => isUpdateWaiting;

/** A quiet note about a new version, with a button; between pages on which nothing is typed it takes over by itself. */
export function useUpdateNote(): void {
  const t = useTranslate();
  const portal = usePortal();
  const { privateStorage, onError } = portal;
  const worker = portal.part(openAppWorker);
  const alerts = portal.part(openAlerts);
  const isWaiting = useFlow(worker.store, selectWaiting);
  const { path } = splitLocalizedPath(useAddress().pathname);
  const pathBefore = useRef(path);

  useEffect(() => {
    const from = pathBefore.current;
    pathBefore.current = path;
    if (!isWaiting || from === path) return;
    let isGone = false;
    Promise.all(draftKeys.map((key) => privateStorage.get(key))).then((drafts) => {
      const hasDraft = drafts.some((draft) => draft !== null);
      if (!isGone && mayTakeOver({ from, to: path, hasDraft })) worker.takeOver();
    }, onError);
    return () => {
      isGone = true;
    };
  }, [isWaiting, path, privateStorage, worker, onError]);

  useEffect(() => {
    if (!isWaiting) return alerts.dismissSeries('update');
    alerts.show({
      tone: 'info',
      title: t('around.updateReady'),
      detail: t('around.updateDetail'),
      action: (
        <Button variant="quiet" onClick={worker.takeOver}>
          {t('around.update')}
        </Button>
      ),
      durationMs: null,
      replaces: 'update',
    });
  }, [isWaiting, alerts, worker, t]);
}
