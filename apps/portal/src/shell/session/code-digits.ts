import { plainForms } from '@songwai/core/basics/text/invisible';
import { asciiDigits } from '@songwai/core/basics/text/thai-digits';

/** What a code's field keeps of what was typed or pasted: its digits, Thai ones as well. */
export const codeDigits = (typed: string): string => asciiDigits(plainForms(typed)).replace(/\D/g, '');
