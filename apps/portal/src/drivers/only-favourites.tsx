import { updateFixedDriver } from '@songwai/core/drivers/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Switch } from '@songwai/ui/switch/switch';
import { useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { useUser } from '../shell/session/use-user.ts';
import type { DriverChanges } from './use-driver-changes.tsx';

/** Whether the order form starts with favourite drivers only (spec §7 `fixDriver`). */
export function OnlyFavourites({ changes }: { readonly changes: DriverChanges }) {
  const t = useTranslate();
  const { transport, session } = usePortal();
  const user = useUser();
  const [isBusy, setBusy] = useState(false);
  if (!user) return null;

  const change = async (isFixed: boolean) => {
    setBusy(true);
    await changes.run(async () => {
      await updateFixedDriver(transport, isFixed);
      await session.adopt({ ...user, prefersFixedDriver: isFixed });
    });
    setBusy(false);
  };

  return (
    <Card>
      <Switch
        label={t('drivers.onlyFavourites')}
        detail={t('drivers.onlyFavouritesHelp')}
        isOn={user.prefersFixedDriver}
        isBusy={isBusy}
        onChange={(isOn) => void change(isOn)}
      />
    </Card>
  );
}
