import { companyTexts } from '../companies/data/company-texts.ts';
import { membersTexts } from '../companies/members/members-texts.ts';
import { billingTexts } from '../invoices/billing/billing-texts.ts';
import { preferencesTexts } from '../notifications/preferences/preferences-texts.ts';
import { privacyTexts } from '../privacy/privacy-texts.ts';

/** Texts of the sections of the settings, which load with their section; the table of pages has those of saved places. */
export const sectionTexts = [companyTexts, membersTexts, preferencesTexts, billingTexts, privacyTexts];
