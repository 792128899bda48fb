import { headOffice } from '@songwai/core/validation/fields/buyer-branch';
import type { useTranslate } from '../shared/translate-context.tsx';

type Translate = ReturnType<typeof useTranslate>;

/** Which of a buyer's offices a paper names, as it is printed: "Head office", "Branch 00001"; empty where it was never asked for. */
export const officeText = (t: Translate, branch: string | undefined): string => {
  if (!branch) return '';
  return branch === headOffice ? t('common.headOffice') : t('common.branchOf', { number: branch });
};
