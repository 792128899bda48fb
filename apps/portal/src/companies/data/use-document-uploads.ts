import type { CompanyDocumentKind } from '@songwai/core/companies/company-verification';
import { addCompanyDocument } from '@songwai/core/companies/documents-calls';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { callInSequence } from '@songwai/core/gateway/sequence';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { verificationQuery } from './company-settings.queries.ts';

/** A file that is being uploaded, or could not be. */
export interface DocumentUpload {
  readonly id: string;
  readonly kind: CompanyDocumentKind;
  readonly file: File;
  /** Why it failed; null while it is under way. */
  readonly problem: string | null;
}

/** The uploads under way, and what can be done with them. */
export interface DocumentUploads {
  readonly uploads: readonly DocumentUpload[];
  readonly add: (kind: CompanyDocumentKind, files: readonly File[]) => Promise<void>;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** The uploads under way. A finished one is among the gateway's documents; a failed one stays until it is tried again or removed. */
export function useDocumentUploads(): DocumentUploads {
  const t = useTranslate();
  const { transport, onError } = usePortal();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const count = useRef(0);

  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const setProblem = (id: string, problem: string | null) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));

  const send = async ({ id, kind, file }: DocumentUpload) => {
    try {
      await addCompanyDocument(transport, { kind, dataUrl: await readDataUrl(file) });
      await queries.invalidateQueries({ queryKey: verificationQuery(transport).queryKey });
      remove(id);
    } catch (error) {
      setProblem(id, error instanceof GatewayError ? gatewayErrorText(error, t) : t('company.tooEmpty', { name: file.name }));
      if (!(error instanceof GatewayError)) onError(error);
    }
  };

  const add = async (kind: CompanyDocumentKind, files: readonly File[]) => {
    const added = files.map((file): DocumentUpload => {
      count.current += 1;
      return { id: `upload-${count.current}`, kind, file, problem: null };
    });
    setUploads((all) => [...all, ...added]);
    // One after the other: each may be 5 MB, and a phone's line is narrow.
    await callInSequence(added.map((upload) => () => send(upload)));
  };
  const retry = (id: string) => {
    const upload = uploads.find((candidate) => candidate.id === id);
    if (!upload) return;
    setProblem(id, null);
    void send(upload);
  };

  return { uploads, add, retry, remove };
}
