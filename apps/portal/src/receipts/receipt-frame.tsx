import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { Receipt } from 'lucide';
import type { ReactNode } from 'react';
import { QueryFrame } from '../shell/query-frame.tsx';
import './receipt.css';

interface ReceiptFrameProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    refetch(): unknown;
  };
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** A receipt that is being loaded, is nobody's, or could not be loaded. */
export function ReceiptFrame<Data>({ query, children }: ReceiptFrameProps<Data>) {
  const t = useTranslate();
  const refusal = query.error instanceof GatewayError ? query.error : null;
  return (
    <QueryFrame
      query={query}
      skeleton={
        <Framed>
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="420px" />
          </SkeletonGroup>
        </Framed>
      }
      failed={(retry) =>
        refusal?.code === 404 ? (
          <UnknownReceipt />
        ) : (
          <Framed>
            {refusal?.reply['reason'] === 'no_issuer' ? (
              <NoReceipt title={t('receipt.notYet')}>{refusal.description}</NoReceipt>
            ) : (
              <ErrorState title={t('receipt.failed')} headingLevel={2} retry={{ label: t('common.retry'), onRetry: retry }} />
            )}
          </Framed>
        )
      }
    >
      {children}
    </QueryFrame>
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="portal-receipt">
      <PageHeader title={t('receipt.title')} />
      <Card padding="large">{children}</Card>
    </div>
  );
}

/** An address that leads to no receipt of this account. */
export function UnknownReceipt() {
  const t = useTranslate();
  return (
    <Framed>
      <NoReceipt title={t('receipt.unknown')}>{t('receipt.unknownHelp')}</NoReceipt>
    </Framed>
  );
}

interface NoReceiptProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** There is no receipt, and why. */
export function NoReceipt({ title, children, action }: NoReceiptProps) {
  return (
    <EmptyState title={title} headingLevel={2} drawing={<IconTile icon={Receipt} outcome="info" />} action={action}>
      {children}
    </EmptyState>
  );
}
