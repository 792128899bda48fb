import { formatBaht } from '@songwai/core/basics/money';
import type { TaxDocument } from '@songwai/core/tax-documents/document';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { Download, Mail } from 'lucide';
import type { DocumentActions } from './use-document-actions.ts';

interface DocumentListProps {
  readonly label: string;
  readonly documents: readonly TaxDocument[];
  readonly actions: DocumentActions;
}

/** Issued documents, each with its day, its sum and its file; nothing where there are none. Needs the texts `documents`. */
export function DocumentList({ label, documents, actions }: DocumentListProps) {
  const t = useTranslate();
  if (documents.length === 0) return null;
  return (
    <Card padding="none">
      <List
        label={label}
        loadingLabel={t('portal.loading')}
        empty={null}
        items={documents}
        renderItem={(document) => (
          <ListRow
            title={t('documents.named', { kind: t(`documents.kind.${document.kind}`), number: document.number })}
            detail={<span className="sw-figures">{document.issueDate}</span>}
            trailing={`${document.kind === 'creditNote' ? '−' : ''}${formatBaht(document.amountSatang)}`}
            actions={
              <>
                <IconButton icon={Mail} label={actions.nameOf('mail', document)} onClick={() => actions.mail(document)} />
                <IconButton
                  icon={Download}
                  label={actions.nameOf('download', document)}
                  onClick={() => actions.download(document)}
                />
              </>
            }
          />
        )}
      />
    </Card>
  );
}
