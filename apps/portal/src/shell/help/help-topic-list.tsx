import { formatJobId } from '@songwai/core/basics/ids';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { HelpJob } from '@songwai/ui/help-panel/help-job';
import { HelpTopics } from '@songwai/ui/help-panel/help-panel';
import { useQuery } from '@tanstack/react-query';
import { Ban, MapPin, MessageCircle, Navigation, Package, ReceiptText } from 'lucide';
import { supportPath } from '../chat/support-path.ts';
import { LocalLink } from '../local-link.tsx';
import { useLocalTarget } from '../local-target.ts';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { runningJobQuery } from './running-job.queries.ts';

interface HelpTopicListProps {
  /** A link was followed. */
  readonly onLeave: () => void;
  readonly onChat: () => void;
}

/** The delivery under way first, then what people ask most, then people. */
export function HelpTopicList({ onLeave, onChat }: HelpTopicListProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const isSignedIn = useUser() !== null;
  const { data } = useQuery({ ...runningJobQuery(transport), enabled: isSignedIn });
  const jobPath = data ? `/job/${data.job.jobId}` : isSignedIn ? '/dashboard/active' : '/faq';
  const topics = [
    { id: 'change', icon: MapPin, title: t('help.change'), detail: t('help.changeDetail'), path: jobPath },
    { id: 'cancel', icon: Ban, title: t('help.cancel'), detail: t('help.cancelDetail'), path: jobPath },
    { id: 'money', icon: ReceiptText, title: t('help.money'), path: isSignedIn ? '/dashboard' : '/faq' },
    { id: 'damaged', icon: Package, title: t('help.damaged'), path: isSignedIn ? supportPath : '/faq' },
  ];
  const driver = data?.running?.driver;
  const stop = data?.running?.nextStop ?? null;
  const time = data?.running?.etaTime;
  return (
    <>
      {data ? (
        <HelpJob
          icon={Navigation}
          title={
            driver && stop !== null
              ? t('helpline.driverHeads', { name: driver.firstName, stop: data.job.stops[stop]?.name ?? '' })
              : (data.job.stops.at(-1)?.name ?? '')
          }
          detail={
            time
              ? t('helpline.jobAbout', { job: formatJobId(data.job.jobId), time })
              : t('helpline.job', { job: formatJobId(data.job.jobId) })
          }
          link={target(jobPath)}
        />
      ) : null}
      <HelpTopics label={t('help.topics')} topics={topics.map(({ path, ...topic }) => ({ ...topic, link: target(path) }))} />
      <Button variant="primary" size="large" isFullWidth icon={MessageCircle} onClick={onChat}>
        {t('help.chat')}
      </Button>
      <p className="portal-help__line sw-note">
        <LocalLink to="/faq" onPress={onLeave}>
          {t('help.faq')}
        </LocalLink>
      </p>
    </>
  );
}
