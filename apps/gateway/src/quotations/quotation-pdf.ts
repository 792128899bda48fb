import type { Readable } from 'node:stream';
import type { Language } from '@songwai/core/basics/language';
import { BusinessRefusal } from '../http/refusal.ts';
import { objectKey } from '../storage/object-key.ts';
import type { ObjectStore, StoredObject } from '../storage/object-store.ts';
import type { Quotation } from './queries.ts';

interface QuotationPdfDeps {
  readonly store: ObjectStore;
  readonly isProduction: boolean;
  readonly render: (quotation: Quotation, language: Language) => Promise<Buffer>;
}

/** The PDF of a quotation. */
export type QuotationPdf = (quotation: Quotation, language: Language) => Promise<Buffer | Readable>;

const mediaType = 'application/pdf';

/** While the store does not answer, the PDF is rendered again. */
async function unlessUnavailable<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BusinessRefusal && error.details.code === 503) return undefined;
    throw error;
  }
}

/** Renders a quotation once per language and stores it, because it never changes and rendering takes a quarter of a second. */
export function createQuotationPdf({ store, isProduction, render }: QuotationPdfDeps): QuotationPdf {
  return async (quotation, language) => {
    const fileName = `${quotation.token}-${language}.pdf`;
    const key = objectKey({ isProduction, folder: `quotations/${quotation.number}`, fileName });
    const stored: StoredObject | undefined = await unlessUnavailable(store.get(key));
    if (stored !== undefined) return stored.content;
    const rendered = await render(quotation, language);
    await unlessUnavailable(store.put(key, rendered, mediaType));
    return rendered;
  };
}
