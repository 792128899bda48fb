import { formatJobId } from '@songwai/core/basics/ids';
import { type ChatReport, closeChatReport } from '@songwai/core/chat/reports/calls';
import type { Translate } from '@songwai/core/i18n/translate';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide';
import { Problem } from '../../../shell/actions/problem.tsx';
import { useAction } from '../../../shell/actions/use-action.ts';
import { openAlerts } from '../../../shell/around/open-alerts.ts';
import { useLanguage } from '../../../shell/language/use-language.ts';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { contentText } from '../../message-words.ts';
import { shortMoment } from '../../room-names.ts';
import { reportsKey } from './reports.queries.ts';

interface ReportItemProps {
  readonly report: ChatReport;
  /** Its room is on the screen. */
  readonly isCurrent: boolean;
  readonly onClosed: () => void;
}

/** Whom a report is about: who wrote the message, or the other side of the room, whose id is that of a job or of a customer. */
const reportedName = ({ message, roomId }: ChatReport, t: Translate): string => {
  if (message?.kind === 'message' && message.sender.name !== '') return message.sender.name;
  return roomId.startsWith('J') ? t('support.reportedDriver', { job: formatJobId(roomId) }) : t('support.reportedSupport');
};

/** One report: why, who about whom, what was written; it leads to the room, and can be noted as dealt with. */
export function ReportItem({ report, isCurrent, onClosed }: ReportItemProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const now = useClock()();
  const { transport, part } = usePortal();
  const alerts = part(openAlerts);
  const queries = useQueryClient();
  const closing = useAction();
  const { message, comment } = report;
  const handleClose = async () => {
    if (!(await closing.run(() => closeChatReport(transport, report.id)))) return;
    onClosed();
    alerts.show({ tone: 'success', title: t('support.reportClosed') });
    await queries.invalidateQueries({ queryKey: reportsKey });
  };
  return (
    <div className="portal-support__report sw-ruled">
      <ListRow
        title={t(`chat.reportReason.${report.reason}`)}
        detail={
          <>
            <span className="portal-support__line">
              {t('support.reportBy', { name: report.reporterName || t('support.customer'), other: reportedName(report, t) })}
            </span>
            {message?.kind === 'message' ? (
              <span className="portal-support__line" dir="auto">
                “{contentText(message.content, t, language)}”
              </span>
            ) : null}
            {comment ? (
              <span className="portal-support__line" dir="auto">
                {t('support.reportComment', { text: comment })}
              </span>
            ) : null}
          </>
        }
        trailing={
          <time className="sw-note" dateTime={report.at.toISOString()}>
            {shortMoment(report.at, now, { t, language })}
          </time>
        }
        link={target(`/admin/support/${report.roomId}`)}
        isCurrent={isCurrent}
      />
      {report.isClosed ? null : (
        <div className="portal-support__deal">
          <Problem error={closing.error} />
          <Button variant="secondary" size="dense" icon={Check} isLoading={closing.isBusy} onClick={() => void handleClose()}>
            {t('support.reportClose')}
          </Button>
        </div>
      )}
    </div>
  );
}
