import type { EnglishOf } from '../../../text-keys.ts';

export const documents: EnglishOf<'documents'> = {
  'documents.download': 'Download {{name}}',
  'documents.downloadFailed': 'The download failed',
  'documents.kind.creditNote': 'Credit note',
  'documents.kind.invoice': 'Invoice',
  'documents.kind.receipt': 'Receipt',
  'documents.kind.withholdingNote': 'Details for the 50 Tawi',
  'documents.mail': 'Send {{name}} by e-mail',
  'documents.mailFailed': 'The e-mail was not sent',
  'documents.mailed': 'Sent to {{email}}',
  'documents.named': '{{kind}} {{number}}',
  'documents.share': 'Share {{name}}',
};
