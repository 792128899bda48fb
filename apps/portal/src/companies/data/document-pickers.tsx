import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { CompanyDocument, CompanyDocumentKind } from '@songwai/core/companies/company-verification';
import { removeCompanyDocument } from '@songwai/core/companies/documents-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { FilePicker } from '@songwai/ui/file-picker/file-picker';
import type { PickedFile } from '@songwai/ui/file-picker/picked-file';
import { useQueryClient } from '@tanstack/react-query';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { verificationQuery } from './company-settings.queries.ts';
import type { DocumentUploads } from './use-document-uploads.ts';

/** The gateway's limits. */
const mostFiles = 5;
const mostBytes = 5_000_000;
const accept = 'application/pdf,image/png,image/jpeg';

const kinds = ['certificate', 'vat', 'other'] as const satisfies readonly CompanyDocumentKind[];

interface DocumentPickersProps {
  readonly documents: readonly CompanyDocument[];
  readonly uploading: DocumentUploads;
}

/** Adds and removes the documents of each kind until they are sent; each file is uploaded at once. */
export function DocumentPickers({ documents, uploading }: DocumentPickersProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const { uploads, add, retry, remove } = uploading;
  const removing = useAction();
  const room = mostFiles - documents.length - uploads.length;

  const handleRemove = (id: string) => {
    if (uploads.some((upload) => upload.id === id)) return remove(id);
    return void removing.run(async () => {
      await removeCompanyDocument(transport, id);
      await queries.invalidateQueries({ queryKey: verificationQuery(transport).queryKey });
    });
  };

  const texts = {
    choose: t('company.choose'),
    drop: t('company.drop'),
    dropNow: t('company.dropNow'),
    remove: (name: string) => t('company.remove', { name }),
    removed: (name: string) => t('company.removed', { name }),
    retry: (name: string) => t('company.retry', { name }),
    working: (name: string) => t('company.working', { name }),
    refused: {
      type: (name: string) => t('company.wrongType', { name }),
      size: (name: string) => t('company.tooLarge', { name }),
      unreadable: (name: string) => t('company.tooEmpty', { name }),
      count: (name: string) => t('company.tooMany', { name }),
    },
  };

  const filesOf = (kind: CompanyDocumentKind): readonly PickedFile[] => [
    ...documents
      .filter((document) => document.kind === kind)
      .map(
        ({ documentId, sizeBytes, addedAt }): PickedFile => ({
          id: documentId,
          name: t(`company.${kind}`),
          sizeBytes,
          state: 'done',
          detail: t('company.documentAdded', { date: bangkokDate(addedAt) }),
        }),
      ),
    ...uploads
      .filter((upload) => upload.kind === kind)
      .map(
        ({ id, file, problem }): PickedFile => ({
          id,
          name: file.name,
          sizeBytes: file.size,
          state: problem === null ? 'working' : 'failed',
          detail: problem ?? undefined,
        }),
      ),
  ];

  return (
    <>
      <Problem error={removing.error} />
      {kinds.map((kind) => {
        const files = filesOf(kind);
        return (
          <FilePicker
            key={kind}
            label={t(`company.${kind}`)}
            files={files}
            accept={accept}
            maxSizeBytes={mostBytes}
            maxCount={files.length + room}
            onAdd={(added) => void add(kind, added)}
            onRemove={handleRemove}
            onRetry={retry}
            texts={{ ...texts, limits: <Phrases text={`${t(`company.${kind}Detail`)} · ${t('company.limits')}`} /> }}
          />
        );
      })}
    </>
  );
}
