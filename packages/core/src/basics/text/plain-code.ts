import { plainForms, withoutInvisible } from './invisible.ts';

/**
 * A code as it was meant, of a promotion, a prepaid card or a message: pasted ones bring invisible characters, spaces around them and
 * full-width letters along.
 */
export const plainCode = (text: string): string => withoutInvisible(plainForms(text)).trim();
