import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { ShareLink } from '@songwai/ui/share/share-link';
import './share-dialog.css';
import { useJobUrl } from '../../../shell/jobs/use-job-url.ts';

interface ShareDialogProps {
  readonly job: JobDetail;
  readonly onClose: () => void;
}

/** Every link of a job, each with whom it is for and what they see. */
export function ShareDialog({ job, onClose }: ShareDialogProps) {
  const t = useTranslate();
  const urlOf = useJobUrl();
  const title = t('tracking.shareTitle');
  const own = job.stops.flatMap(({ receiverLink, name, contactName }, index) =>
    receiverLink
      ? [
          {
            id: receiverLink,
            heading: t('job.shareStop', { stop: index + 1, name }),
            person: contactName,
            detail: t('job.shareStopDetail'),
          },
        ]
      : [],
  );
  const links = [{ id: job.trackingId, heading: t('job.shareWhole'), person: '', detail: t('job.shareWholeDetail') }, ...own];
  return (
    <Dialog
      isOpen
      presentation="sheet"
      title={t('job.shareLinks')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <ul className="portal-share">
        <li className="sw-small sw-soft">{t('job.shareNote')}</li>
        {links.map(({ id, heading, person, detail }) => (
          <li key={id} className="portal-share__link">
            <h3 className="sw-heading--small">{heading}</h3>
            <p className="sw-small sw-soft">{person ? t('job.shareFor', { person, detail }) : detail}</p>
            <ShareLink
              url={urlOf(id)}
              shownUrl={urlOf(id).replace(/^https?:\/\//, '')}
              title={title}
              texts={{
                share: t('job.shareOf', { link: heading }),
                copy: t('common.copy'),
                copied: t('common.copied'),
                failed: t('tracking.copyFailed'),
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
