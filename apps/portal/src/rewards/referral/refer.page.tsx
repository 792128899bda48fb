import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { CreditSide } from './credit-side.tsx';
import { FriendList } from './friend-list.tsx';
import { InviteCard } from './invite-card.tsx';
import { referralQuery } from './refer.queries.ts';
import './refer.css';

/** Refer friends: the link, the friends who followed it, and the credit that came of it (spec §2 "referral"). */
export function ReferPage() {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(referralQuery(transport));
  return (
    <div className="portal-refer">
      <PageHeader title={t('referral.title')} />
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <div className="portal-refer__columns">
              <Skeleton shape="block" height="502px" />
              <Skeleton shape="block" height="178px" />
            </div>
          </SkeletonGroup>
        }
        failed={(retry) => (
          <Card>
            <ErrorState title={t('referral.failed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry: retry }}>
              {t('referral.failedHelp')}
            </ErrorState>
          </Card>
        )}
      >
        {(referral) => (
          <div className="portal-refer__columns">
            <div className="portal-refer__column">
              <InviteCard referral={referral} />
              <FriendList referral={referral} />
            </div>
            <div className="portal-refer__column">
              <CreditSide referral={referral} />
            </div>
          </div>
        )}
      </QueryFrame>
    </div>
  );
}
