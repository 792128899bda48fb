import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { ToastStack } from '@songwai/ui/toast/toast-stack';
import { useEffect, useRef } from 'react';
import { usePortal } from '../portal-context.tsx';
import { openAlerts } from './open-alerts.ts';

/** The alerts, and the one about a sign-in that has succeeded (spec §8, "login completed"). */
export function AlertList() {
  const t = useTranslate();
  const portal = usePortal();
  const alerts = portal.part(openAlerts);
  const toasts = useFlow(alerts.store, (state) => state.toasts);
  const status = useFlow(portal.session.store, (state) => state.status);
  const before = useRef(status);

  useEffect(() => {
    // Not after a restored session, whose user did nothing.
    const hasSignedIn = status === 'signedIn' && (before.current === 'signedOut' || before.current === 'refused');
    before.current = status;
    if (hasSignedIn) alerts.show({ tone: 'success', title: t('around.signedIn') });
  }, [status, alerts, t]);

  return (
    <ToastStack
      toasts={toasts}
      onDismiss={alerts.dismiss}
      texts={{ region: t('around.alerts'), dismiss: t('common.close'), keep: t('around.keep') }}
    />
  );
}
