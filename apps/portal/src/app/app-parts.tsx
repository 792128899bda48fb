import { useEffect } from 'react';
import { openDevicePush } from '../notifications/push/device-push.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { whenUserLeaves } from '../shell/session/when-user-leaves.ts';
import { useInstallOffer } from './install/use-install-offer.tsx';
import { sendUnsent } from './offline/send-unsent.ts';
import { useStoredAnswers } from './offline/use-stored-answers.ts';
import { openShared } from './share/open-shared.ts';
import { openAppWorker } from './worker/open-app-worker.ts';
import { useUpdateNote } from './worker/use-update-note.tsx';

/** What makes an app of the portal: the worker, its updates, answers for offline, what is shared to it, the offer to install it. */
export function AppParts() {
  const portal = usePortal();
  const { part, session, hasWorker, onError } = portal;

  useEffect(() => {
    part(openShared);
    if (hasWorker) part(openAppWorker).start();
  }, [part, hasWorker]);

  // The gateway forgets the subscription with the session; the next person on this device must not get messages either.
  useEffect(
    () => whenUserLeaves(session, () => void part(openDevicePush).unsubscribe().catch(onError)),
    [session, part, onError],
  );

  // What was written in the chat and did not get out is sent on any page.
  useEffect(() => void sendUnsent(portal).catch(onError), [portal, onError]);

  useUpdateNote();
  useStoredAnswers();
  useInstallOffer();
  return null;
}
