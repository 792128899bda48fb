import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { TaxDocument } from '@songwai/core/tax-documents/document';
import { fetchDocumentFile, mailDocument } from '@songwai/core/tax-documents/document-calls';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useRef, useState } from 'react';
import { saveFile } from '../shell/actions/save-file.ts';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { usePortal } from '../shell/portal-context.tsx';

type Act = 'download' | 'mail' | 'share';

export interface DocumentActions {
  /** "ดาวน์โหลด ใบเสร็จ RC2612-00117": what a press does, for a button with only a picture. */
  readonly nameOf: (act: Act, document: TaxDocument) => string;
  /** Whether that press is being answered. */
  readonly isBusy: (act: Act, document: TaxDocument) => boolean;
  readonly download: (document: TaxDocument) => void;
  readonly mail: (document: TaxDocument) => void;
  /** Null where the browser shares no files. */
  readonly share: ((document: TaxDocument) => void) | null;
}

const pdf = (name: string, content: Blob) => new File([content], name, { type: 'application/pdf' });

/** Whether this browser passes files on. */
const sharesFiles = (): boolean => {
  const { navigator } = globalThis;
  return Boolean(navigator.canShare?.({ files: [pdf('a.pdf', new Blob())] }));
};

/** Downloads, mails and shares issued documents; what came of it is an alert. One press at a time. */
export function useDocumentActions(): DocumentActions {
  const t = useTranslate();
  const portal = usePortal();
  const { transport } = portal;
  const alerts = portal.part(openAlerts);
  const [busy, setBusy] = useState<string | null>(null);
  const isRunning = useRef(false);
  const fileOf = (document: TaxDocument) => fetchDocumentFile(transport, document.id);
  const fileName = ({ number }: TaxDocument) => `${number}.pdf`;

  const run = async (key: string, failed: string, work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(key);
    try {
      await work();
    } catch (error) {
      // Whoever closes the browser's own list of ways has decided so.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (!(error instanceof GatewayError)) portal.onError(error);
      alerts.show({
        tone: 'danger',
        title: failed,
        detail: error instanceof GatewayError ? gatewayErrorText(error, t) : undefined,
      });
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  const keyOf = (act: Act, { id }: TaxDocument) => `${act}-${id}`;

  return {
    nameOf: (act, { kind, number }) =>
      t(`documents.${act}`, { name: t('documents.named', { kind: t(`documents.kind.${kind}`), number }) }),
    isBusy: (act, document) => busy === keyOf(act, document),
    download: (document) =>
      void run(keyOf('download', document), t('documents.downloadFailed'), async () => {
        saveFile(await fileOf(document), fileName(document));
      }),
    mail: (document) =>
      void run(keyOf('mail', document), t('documents.mailFailed'), async () => {
        const email = await mailDocument(transport, document.id);
        alerts.show({ tone: 'success', title: t('documents.mailed', { email }) });
      }),
    share: sharesFiles()
      ? (document) =>
          void run(keyOf('share', document), t('documents.downloadFailed'), async () => {
            const { content } = await fileOf(document);
            await navigator.share({ files: [pdf(fileName(document), content)] });
          })
      : null,
  };
}
