import { sendTestPush, startPush, stopPush } from '@songwai/core/notifications/push-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Switch } from '@songwai/ui/switch/switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { type DevicePush, openDevicePush, type PushPermission } from './device-push.ts';
import { pushQuery } from './push.queries.ts';

const helps = {
  granted: 'preferences.pushHelp',
  open: 'preferences.pushHelp',
  denied: 'preferences.pushDenied',
  needsInstall: 'preferences.pushNeedsInstall',
  none: 'preferences.pushNone',
} as const satisfies Record<PushPermission, string>;

interface PushSettingsProps {
  /** By default this window's. */
  readonly device?: DevicePush | undefined;
}

/** Whether messages reach this device when the portal is closed, with a message to try it. Not shown where the gateway pushes nothing. */
export function PushSettings({ device: given }: PushSettingsProps) {
  const t = useTranslate();
  const { transport, part } = usePortal();
  const device = given ?? part(openDevicePush);
  const { data, refetch } = useQuery(pushQuery(transport, device));
  const switching = useAction();
  const testing = useAction();
  const [isUnreached, setIsUnreached] = useState(false);

  if (!data) return null;
  const { publicKey, permission, isOn } = data;

  const switchOn = async () => {
    const keys = await device.subscribe(publicKey).catch(() => {
      setIsUnreached(true);
      return null;
    });
    if (keys) await startPush(transport, keys);
  };
  const switchOff = async () => {
    await stopPush(transport);
    await device.unsubscribe();
  };
  const handleSwitch = async (isWanted: boolean) => {
    setIsUnreached(false);
    testing.clear();
    await switching.run(isWanted ? switchOn : switchOff);
    await refetch();
  };
  const handleTest = async () => {
    if (!(await testing.run(() => sendTestPush(transport)))) await refetch();
  };

  const canSwitch = permission === 'granted' || permission === 'open';
  return (
    <Stack gap="small">
      <Switch
        label={t('preferences.push')}
        detail={t(helps[permission])}
        isOn={isOn}
        isDisabled={!canSwitch}
        isBusy={switching.isBusy}
        onChange={(isWanted) => void handleSwitch(isWanted)}
      />
      {isUnreached ? <Banner tone="danger">{t('preferences.pushUnreached')}</Banner> : null}
      <Problem error={switching.error ?? testing.error} />
      {isOn ? (
        <Stack direction="row" gap="small">
          <Button isLoading={testing.isBusy} onClick={() => void handleTest()}>
            {t('preferences.pushTest')}
          </Button>
        </Stack>
      ) : null}
      {testing.isDone ? <p className="sw-note">{t('preferences.pushTested')}</p> : null}
      <LiveRegion message={testing.isDone ? t('preferences.pushTested') : ''} />
    </Stack>
  );
}
