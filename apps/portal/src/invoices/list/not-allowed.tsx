import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Receipt } from 'lucide';
import { LocalLink } from '../../shell/local-link.tsx';

/** For a personal account, and for a member who may not see the company's money. */
export function NotAllowed({ isPersonal }: { readonly isPersonal: boolean }) {
  const t = useTranslate();
  return (
    <div className="portal-invoices">
      <PageHeader title={t('invoices.title')} />
      <Card padding="large">
        <EmptyState
          title={t(isPersonal ? 'invoices.forCompanies' : 'invoices.noRight')}
          headingLevel={2}
          drawing={<IconTile icon={Receipt} outcome="info" />}
          action={
            isPersonal ? (
              <LocalLink kind="standalone" to="/dashboard">
                {t('invoices.forCompaniesLink')}
              </LocalLink>
            ) : undefined
          }
        >
          {t(isPersonal ? 'invoices.forCompaniesHelp' : 'invoices.noRightHelp')}
        </EmptyState>
      </Card>
    </div>
  );
}
