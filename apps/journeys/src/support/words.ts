import { englishWords } from './words/english-words.ts';
import { thaiWords } from './words/thai-words.ts';

export type Language = 'th' | 'en';

/** Texts of a booking, written independently of the product, so that a lost text is noticed. */
export const words = { th: thaiWords, en: englishWords } as const;
