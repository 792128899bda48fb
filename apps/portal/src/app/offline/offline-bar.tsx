import { bangkokTime, formatLongDate, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePageBar } from '../../shell/around/use-page-bar.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { openReach, type Reach } from './open-reach.ts';
import { useShownSince } from './use-shown-since.ts';

/** Pages that go on without the gateway: what is typed there is stored. */
const formPages = /^\/(?:neworder|fullday)$/;

/** Rooms say themselves what waits for the gateway, beside what one writes. */
const roomPages = /^\/chat\/./;

const selectReach = ({ reach }: { readonly reach: Reach }) => reach;

/** Above every page while the gateway cannot be asked: that it is so, from when the data is, and what still works. */
export function OfflineBar() {
  const t = useTranslate();
  const { part } = usePortal();
  const alerts = part(openAlerts);
  const reach = useFlow(part(openReach).store, selectReach);
  const before = useRef(reach);

  useEffect(() => {
    const isBack = before.current !== 'reached' && reach === 'reached';
    before.current = reach;
    if (isBack) alerts.show({ tone: 'success', title: t('around.online'), replaces: 'reach' });
    else if (reach !== 'reached') alerts.dismissSeries('reach');
  }, [reach, alerts, t]);

  return reach === 'reached' ? null : <AwayBar isOffline={reach === 'offline'} />;
}

function AwayBar({ isOffline }: { readonly isOffline: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const queries = useQueryClient();
  const bar = usePageBar('offline');
  const { path } = splitLocalizedPath(useAddress().pathname);
  const since = useShownSince();
  const [isTrying, setIsTrying] = useState(false);

  const asOf = (): string | null => {
    if (isOffline && formPages.test(path)) return t('around.formOffline');
    if (isOffline && path === '/chat') return null;
    if (since === null) return t('around.pageOffline');
    const at = new Date(since);
    const isToday = startOfBangkokDay(at).getTime() === startOfBangkokDay(now).getTime();
    const time = bangkokTime(at);
    return isToday ? t('around.asOf', { time }) : t('around.asOfDay', { time, day: formatLongDate(at, language) });
  };

  const handleTry = async () => {
    setIsTrying(true);
    await queries.refetchQueries({ type: 'active' });
    setIsTrying(false);
  };

  // Without anything older on it, a page says itself what could not be loaded.
  if ((!isOffline && since === null) || roomPages.test(path)) return null;
  return (
    <div ref={bar} className="portal-top-bar sw-not-on-paper">
      <Banner
        tone="warn"
        title={t(isOffline ? 'around.offline' : 'around.unreachable')}
        action={
          // A device knows by itself when it has a network again.
          isOffline ? null : (
            <Button variant="quiet" isLoading={isTrying} onClick={() => void handleTry()}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {asOf()}
      </Banner>
    </div>
  );
}
