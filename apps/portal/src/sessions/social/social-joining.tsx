import type { SocialIdentity } from '@songwai/core/sessions/social/social-identity';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { usePortal } from '../../shell/portal-context.tsx';
import { openJoining } from '../joining/open-joining.ts';

const nameOf = (social: SocialIdentity): string =>
  social.kind === 'line' ? social.name : `${social.person.firstName} ${social.person.lastName}`.trim();

/** As whom one signs up by LINE or Facebook, and the way back to a password. */
export function SocialJoining({ social, isCompany }: { readonly social: SocialIdentity; readonly isCompany: boolean }) {
  const t = useTranslate();
  const joining = usePortal().part(openJoining);
  const name = nameOf(social);
  const provider = social.kind === 'line' ? 'LINE' : 'Facebook';
  const who = name === '' ? t('joining.socialNameless', { provider }) : t('joining.social', { provider, name });
  return (
    <Banner
      tone="success"
      action={
        <Button variant="quiet" onClick={() => joining.bring(null)}>
          {t('joining.passwordInstead')}
        </Button>
      }
    >
      {`${who} ${t(isCompany ? 'joining.companyPassword' : 'joining.noPassword')}`}
    </Banner>
  );
}
