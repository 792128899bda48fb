import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import { Phrases } from '@songwai/features/shared/phrases';
import { nodesIn, placesOf } from '@songwai/features/shared/text-with-nodes';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { Link } from '@songwai/ui/link/link';
import { localizedPath } from '../../../routes/localized-path.ts';
import { useLanguage } from '../../../shell/language/use-language.ts';
import { enquiryProblemText } from './enquiry-problem-text.ts';

/** Both consents, neither ticked in advance; only the first is needed (spec §1, decisions "Consent is asked and enforced"). */
export function EnquiryConsents({ flow }: { readonly flow: EnquiryFlow }) {
  const t = useTranslate();
  const language = useLanguage();
  const { form, problems } = useFlow(flow.store, (state) => state);
  const textLink = (path: string, name: string) => (
    <Link className="sw-phrase" href={localizedPath(language, path)} newWindowText={t('account.newWindow')}>
      {name}
    </Link>
  );
  const links = {
    privacy: textLink('/privacy', t('business.acceptPrivacy')),
    terms: textLink('/termsandconditions', t('business.acceptTerms')),
  };
  return (
    <div>
      <div data-field="isPrivacyAccepted">
        <Checkbox
          label={
            <>
              {nodesIn(t('business.accept', placesOf(links)), links)} <span className="sw-note">{t('business.acceptHint')}</span>
            </>
          }
          isChecked={form.isPrivacyAccepted}
          isRequired
          onChange={(isPrivacyAccepted) => flow.patch({ isPrivacyAccepted })}
          error={enquiryProblemText(t, problems.isPrivacyAccepted)}
        />
      </div>
      <div data-field="wantsPromotions">
        <Checkbox
          label={
            <>
              <Phrases text={t('business.promotions')} /> <span className="sw-note">{t('business.promotionsHint')}</span>
            </>
          }
          isChecked={form.wantsPromotions}
          onChange={(wantsPromotions) => flow.patch({ wantsPromotions })}
        />
      </div>
    </div>
  );
}
