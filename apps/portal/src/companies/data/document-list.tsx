import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { CompanyDocument } from '@songwai/core/companies/company-verification';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Icon } from '@songwai/ui/icon/icon';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { FileText } from 'lucide';

interface DocumentListProps {
  readonly documents: readonly CompanyDocument[];
  readonly isChecked: boolean;
}

/** The documents that were sent, which cannot be changed any more. */
export function DocumentList({ documents, isChecked }: DocumentListProps) {
  const t = useTranslate();
  return (
    <List
      label={t('company.documents')}
      items={documents.map((document) => ({ ...document, id: document.documentId }))}
      loadingLabel={t('portal.loading')}
      empty={null}
      renderItem={({ kind, addedAt }) => (
        <ListRow
          leading={<Icon icon={FileText} />}
          title={t(`company.${kind}`)}
          detail={t('company.documentAdded', { date: bangkokDate(addedAt) })}
          trailing={
            <Badge tone={isChecked ? 'success' : 'info'}>
              {t(isChecked ? 'company.documentChecked' : 'company.documentWaiting')}
            </Badge>
          }
        />
      )}
    />
  );
}
