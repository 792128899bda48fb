import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { useEffect, useState } from 'react';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { type InstallMemory, mayOffer, readMemory, withVisit, writeMemory } from './may-offer.ts';
import { openBookedHere } from './open-booked-here.ts';
import { openInstall } from './open-install.ts';
import { useInstall } from './use-install.ts';

/** On this device. */
const storageKey = 'songwai.install';
/** Pages where the offer would be in the way: of an order, and of whoever only follows a delivery. */
const busyPages =
  /^\/(?:neworder|fullday|login|signup|verify|forgotpassword|t\/|c\/|cn\/|rating\/|signon|price-check\/|droppoint\/)/;

/** Offers to install the portal at a good moment, as a message, and remembers that it did. */
export function useInstallOffer(): void {
  const t = useTranslate();
  const clock = useClock();
  const { part, storage, onError } = usePortal();
  const { way } = useInstall();
  const hasBooked = useFlow(part(openBookedHere), (state) => state.hasBooked);
  const { path } = splitLocalizedPath(useAddress().pathname);
  const [memory, setMemory] = useState<InstallMemory | null>(null);

  useEffect(() => {
    const begin = async () => {
      const begun = withVisit(readMemory(await storage.get(storageKey)), clock().getTime());
      setMemory(begun);
      await storage.set(storageKey, writeMemory(begun));
    };
    begin().catch(onError);
  }, [storage, clock, onError]);

  // The page after a booking is the order form's own.
  const isFree = hasBooked || !busyPages.test(path);
  useEffect(() => {
    if (memory === null || !isFree) return;
    const now = clock().getTime();
    if (!mayOffer(memory, { way, hasBooked, now })) return;
    const offered = { ...memory, offeredAt: now };
    setMemory(offered);
    storage.set(storageKey, writeMemory(offered)).catch(onError);
    const alerts = part(openAlerts);
    const handleInstall = () => {
      alerts.dismissSeries('install');
      part(openInstall).ask().catch(onError);
    };
    alerts.show({
      tone: 'info',
      title: t('around.install'),
      detail: t(way === 'byHand' ? 'around.installByHand' : 'around.installDetail'),
      ...(way === 'ask' && {
        action: (
          <Button variant="quiet" onClick={handleInstall}>
            {t('around.installHere')}
          </Button>
        ),
      }),
      durationMs: null,
      replaces: 'install',
    });
  }, [memory, isFree, way, hasBooked, clock, part, storage, onError, t]);
}
