import { invoicingTexts } from '../shell/paying/invoicing-texts.ts';
import { payingTexts } from '../shell/paying/paying-texts.ts';

/** Texts of how a hire is paid, which no first look needs. */
export const hirePayingTexts = [payingTexts, invoicingTexts];
