import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageProps } from '../../routes/route-entry.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { invitationQuery } from './invitation.queries.ts';
import { InvitationAnswer } from './invitation-answer.tsx';
import { InvitationGone, InvitationSettled } from './invitation-outcome.tsx';
import './invitation.page.css';

/** A company's invitation, which its mail or text message leads to: who invites, to what, and the answer. */
export function InvitationPage({ params: { token = '' } }: PageProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(invitationQuery(transport, token));
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null);
  const skeleton = (
    <SkeletonGroup label={t('portal.loading')}>
      <Skeleton shape="block" height="320px" />
    </SkeletonGroup>
  );

  return (
    <main className="portal-invitation" id="main">
      <Card padding="large">
        <QueryFrame
          query={query}
          skeleton={skeleton}
          empty={<InvitationGone />}
          failed={(retry) => (
            <ErrorState title={t('common.viewFailed')} headingLevel={1} retry={{ label: t('common.retry'), onRetry: retry }} />
          )}
        >
          {(invitation) =>
            answer === null ? (
              <InvitationAnswer token={token} invitation={invitation} onAnswer={setAnswer} />
            ) : (
              <InvitationSettled isAccepted={answer === 'accepted'} companyName={invitation.companyName} />
            )
          }
        </QueryFrame>
      </Card>
    </main>
  );
}
