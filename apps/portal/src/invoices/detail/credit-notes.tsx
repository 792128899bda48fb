import { formatBaht } from '@songwai/core/basics/money';
import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { Download } from 'lucide';
import type { DocumentActions } from '../../tax-documents/use-document-actions.ts';

interface CreditNotesProps {
  readonly detail: InvoiceDetail;
  readonly documents: DocumentActions;
}

/** What was taken off the invoice after it was issued; nothing where nothing was. */
export function CreditNotes({ detail, documents }: CreditNotesProps) {
  const t = useTranslate();
  const notes = detail.documents.filter(({ kind }) => kind === 'creditNote');
  if (notes.length === 0) return null;
  return (
    <Card padding="none">
      <List
        label={t('invoice.credited')}
        loadingLabel={t('portal.loading')}
        empty={null}
        items={notes}
        renderItem={(note) => (
          <ListRow
            title={t('invoice.creditNote', { number: note.number })}
            detail={<span className="sw-figures">{note.issueDate}</span>}
            trailing={`−${formatBaht(note.amountSatang)}`}
            actions={
              <IconButton icon={Download} label={documents.nameOf('download', note)} onClick={() => documents.download(note)} />
            }
          />
        )}
      />
    </Card>
  );
}
