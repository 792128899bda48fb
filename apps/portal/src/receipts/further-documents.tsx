import { formatBaht } from '@songwai/core/basics/money';
import type { TaxDocument } from '@songwai/core/tax-documents/document';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { Download } from 'lucide';
import type { DocumentActions } from '../tax-documents/use-document-actions.ts';

interface FurtherDocumentsProps {
  readonly further: readonly TaxDocument[];
  readonly actions: DocumentActions;
}

/** Receipts for what was paid later, and credit notes for what was waived; nothing where there are none. */
export function FurtherDocuments({ further, actions }: FurtherDocumentsProps) {
  const t = useTranslate();
  if (further.length === 0) return null;
  return (
    <Card padding="none">
      <List
        label={t('receipt.further')}
        loadingLabel={t('portal.loading')}
        empty={null}
        items={further}
        renderItem={(document) => (
          <ListRow
            title={t('documents.named', { kind: t(`documents.kind.${document.kind}`), number: document.number })}
            detail={<span className="sw-figures">{document.issueDate}</span>}
            trailing={`${document.kind === 'creditNote' ? '−' : ''}${formatBaht(document.amountSatang)}`}
            actions={
              <IconButton
                icon={Download}
                label={actions.nameOf('download', document)}
                onClick={() => actions.download(document)}
              />
            }
          />
        )}
      />
    </Card>
  );
}
