import type { JoiningDraft } from '@songwai/core/sessions/joining/joining-draft';
import { Phrases } from '@songwai/features/shared/phrases';
import { nodesIn, placesOf } from '@songwai/features/shared/text-with-nodes';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { Link } from '@songwai/ui/link/link';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';

interface JoiningConsentsProps {
  readonly draft: JoiningDraft;
  readonly isMissing: boolean;
  readonly onEdit: (change: Partial<JoiningDraft>) => void;
}

/** Both consents, neither ticked in advance; the second is optional (decisions "Consent is asked and enforced"). */
export function JoiningConsents({ draft, isMissing, onEdit }: JoiningConsentsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const textLink = (path: string, name: string) => (
    <Link className="sw-phrase" href={localizedPath(language, path)} newWindowText={t('account.newWindow')}>
      {name}
    </Link>
  );
  const links = {
    privacy: textLink('/privacy', t('joining.consentPrivacy')),
    terms: textLink('/termsandconditions', t('joining.consentTerms')),
  };
  return (
    <div>
      <div data-field="hasAgreed">
        <Checkbox
          label={nodesIn(t('joining.consentAccept', placesOf(links)), links)}
          isChecked={draft.hasAgreed}
          isRequired
          onChange={(hasAgreed) => onEdit({ hasAgreed })}
          error={isMissing ? t('joining.consentMandatory') : undefined}
        />
      </div>
      <Checkbox
        label={
          <>
            <Phrases text={t('joining.consentPromotions')} /> <span className="sw-soft">{t('joining.consentOptional')}</span>
          </>
        }
        detail={draft.wantsPromotions ? undefined : <Phrases text={t('joining.consentPromotionsHelp')} />}
        isChecked={draft.wantsPromotions}
        onChange={(wantsPromotions) => onEdit({ wantsPromotions })}
      />
    </div>
  );
}
