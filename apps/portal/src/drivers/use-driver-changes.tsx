import {
  addFavoriteDriver,
  blockDriver,
  type ListedDriver,
  removeFavoriteDriver,
  unblockDriver,
} from '@songwai/core/drivers/calls';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { driversKey, favouritesQuery } from './favorite.queries.ts';

type Named = Pick<ListedDriver, 'driverId' | 'firstName'>;

/** The changes that the page of drivers makes. A failure is said once above the lists, which then show what is stored. */
export function useDriverChanges() {
  const t = useTranslate();
  const portal = usePortal();
  const { transport } = portal;
  const alerts = portal.part(openAlerts);
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setFailed(false);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(true);
      if (!(error instanceof GatewayError)) throw error;
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: driversKey });
    }
  };

  /** One message at a time: the next change takes the place of the last. */
  const say = (title: string, undo?: () => void) =>
    alerts.show({
      tone: 'success',
      title,
      replaces: 'drivers',
      ...(undo && {
        durationMs: null,
        action: (
          <Button variant="quiet" onClick={undo}>
            {t('drivers.undo')}
          </Button>
        ),
      }),
    });

  const favour = async ({ driverId, firstName: name }: Named, remark: string, saying: 'drivers.added' | 'drivers.back') => {
    if (await run(() => addFavoriteDriver(transport, { driverId, remark }))) say(t(saying, { name }));
  };

  return {
    hasFailed,
    run,
    add: (driver: Named) => favour(driver, '', 'drivers.added'),
    /** Gone from the list at once; the message can bring the driver back, with the note. */
    remove: async (driver: ListedDriver): Promise<boolean> => {
      const { driverId, firstName: name, remark } = driver;
      queries.setQueryData(favouritesQuery(transport).queryKey, (listed) => listed?.filter(({ id }) => id !== driverId));
      const isDone = await run(() => removeFavoriteDriver(transport, driverId));
      if (isDone) say(t('drivers.removed', { name }), () => void favour(driver, remark, 'drivers.back'));
      return isDone;
    },
    unblock: async ({ driverId, firstName: name }: Named): Promise<boolean> => {
      const isDone = await run(() => unblockDriver(transport, driverId));
      if (isDone) say(t('drivers.unblocked', { name }));
      return isDone;
    },
    /** Saves a note on a favourite or a blocked driver. */
    note: async (driverId: string, remark: string, list: 'favourites' | 'blocked'): Promise<boolean> => {
      const save = list === 'favourites' ? addFavoriteDriver : blockDriver;
      const isDone = await run(() => save(transport, { driverId, remark }));
      if (isDone) say(t('drivers.noteSaved'));
      return isDone;
    },
  };
}

export type DriverChanges = ReturnType<typeof useDriverChanges>;
