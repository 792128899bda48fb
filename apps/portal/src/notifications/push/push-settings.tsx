import { sendTestPush, startPush, stopPush } from '@songwai/core/notifications/push-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { OfferBanner } from '@songwai/ui/banner/offer-banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Switch } from '@songwai/ui/switch/switch';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { type DevicePush, openDevicePush } from './device-push.ts';
import { pushQuery } from './push.queries.ts';

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
  const frame = useRef<HTMLDivElement>(null);
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
    // What was pressed has given way to something else.
    frame.current?.focus();
  };
  const handleTest = async () => {
    if (!(await testing.run(() => sendTestPush(transport)))) await refetch();
  };

  const problems = (
    <>
      {isUnreached ? <Banner tone="danger">{t('preferences.pushUnreached')}</Banner> : null}
      <Problem error={switching.error ?? testing.error} />
    </>
  );
  if (permission === 'none') return <p className="sw-soft">{t('preferences.pushNone')}</p>;
  if (permission === 'needsInstall') return <OfferBanner icon={Bell}>{t('preferences.pushNeedsInstall')}</OfferBanner>;
  if (permission === 'denied')
    return (
      <OfferBanner tone="warn" icon={BellOff} title={t('preferences.pushDenied')}>
        <Phrases text={t('preferences.pushDeniedHelp')} />
      </OfferBanner>
    );
  return (
    <div ref={frame} tabIndex={-1}>
      {isOn ? (
        <Card>
          <Stack gap="small">
            <Switch
              label={<strong className="sw-strong">{t('preferences.push')}</strong>}
              detail={t('preferences.pushHelp')}
              isOn
              isBusy={switching.isBusy}
              onChange={() => void handleSwitch(false)}
            />
            {problems}
            <Stack direction="row" gap="small">
              <Button isLoading={testing.isBusy} onClick={() => void handleTest()}>
                {t('preferences.pushTest')}
              </Button>
            </Stack>
            {testing.isDone ? <p className="sw-note">{t('preferences.pushTested')}</p> : null}
            <LiveRegion message={testing.isDone ? t('preferences.pushTested') : ''} />
          </Stack>
        </Card>
      ) : (
        <Stack gap="small">
          <OfferBanner
            icon={Bell}
            action={
              <Button isLoading={switching.isBusy} onClick={() => void handleSwitch(true)}>
                {t('preferences.pushOn')}
              </Button>
            }
          >
            <Phrases text={t('preferences.pushOffer')} />
          </OfferBanner>
          {problems}
        </Stack>
      )}
    </div>
  );
}
