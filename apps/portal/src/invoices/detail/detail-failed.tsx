import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Receipt, WifiOff } from 'lucide';
import { LocalLink } from '../../shell/local-link.tsx';
import { useLocalTarget } from '../../shell/local-target.ts';

interface DetailFailedProps {
  readonly inv: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** An invoice that does not exist, or could not be loaded. */
export function DetailFailed({ inv, error, retry }: DetailFailedProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const isMissing = error instanceof GatewayError && error.code === 404;
  return (
    <div className="portal-invoices">
      <PageHeader title={isMissing ? t('invoices.title') : inv} back={{ text: t('invoices.title'), link: target('/invoice') }} />
      <Card padding="large">
        {isMissing ? (
          <EmptyState
            title={t('invoices.missing')}
            headingLevel={2}
            drawing={<IconTile icon={Receipt} outcome="info" />}
            action={
              <LocalLink kind="standalone" to="/invoice">
                {t('invoices.missingLink')}
              </LocalLink>
            }
          >
            {t('invoices.missingHelp')}
          </EmptyState>
        ) : (
          <ErrorState
            icon={WifiOff}
            title={t('invoices.failed')}
            headingLevel={2}
            retry={{ label: t('common.retry'), onRetry: retry }}
          >
            {t('invoices.failedHelp')}
          </ErrorState>
        )}
      </Card>
    </div>
  );
}
