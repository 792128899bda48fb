import type { SocialSignInFlow } from '@songwai/core/sessions/social/social-sign-in-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useEffect } from 'react';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath } from '../../shell/session/came-from.ts';
import type { SignInWays } from '../../shell/session/sign-in-ways.queries.ts';
import { openJoining } from '../joining/open-joining.ts';
import type { SocialEntryProps } from './social-entry-props.ts';
import { facebookMark, lineMark } from './social-marks.ts';
import { useFacebook } from './use-facebook.ts';

interface SocialButtonsProps extends SocialEntryProps {
  readonly ways: SignInWays;
  readonly social: SocialSignInFlow;
}

const lineTexts = {
  signIn: 'joining.lineSignIn',
  signUp: 'joining.lineSignUp',
  cancelled: 'joining.lineCancelled',
  unknown: 'joining.lineUnknown',
} as const;
const facebookTexts = {
  signIn: 'joining.facebookSignIn',
  signUp: 'joining.facebookSignUp',
  away: 'joining.facebookAway',
  closed: 'joining.facebookClosed',
} as const;

/** A button for each way that is configured. Whoever has no account yet is brought to the sign-up form. */
export function SocialButtons({ wanted, isSignUp = false, ways, social }: SocialButtonsProps) {
  const t = useTranslate();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const { stranger, problem } = useFlow(social.store, (state) => state);
  const purpose = isSignUp ? 'signUp' : 'signIn';
  const facebook = useFacebook(ways.facebook, social);

  useEffect(() => {
    if (stranger === null) return;
    portal.part(openJoining).bring(stranger);
    social.clear();
    navigate(entryPath('/signup', wanted));
  }, [stranger, portal, social, navigate, wanted]);

  const handleLine = async () => {
    const address = await social.leaveForLine({ wanted, ...portal.language.getState() });
    if (address !== null) window.location.assign(address);
  };

  const problemText = facebook.problem ? facebookTexts[facebook.problem] : problem && lineTexts[problem];
  return (
    <div className="portal-entry">
      <p className="sw-soft">{t('joining.or')}</p>
      {problemText ? <Banner tone="warn">{t(problemText)}</Banner> : null}
      {ways.hasLine ? (
        <Button size="large" isFullWidth icon={lineMark} onClick={() => void handleLine()}>
          {t(lineTexts[purpose])}
        </Button>
      ) : null}
      {ways.facebook ? (
        <Button
          size="large"
          isFullWidth
          icon={facebookMark}
          isLoading={facebook.isOpening}
          onClick={() => void facebook.signIn()}
        >
          {t(facebookTexts[purpose])}
        </Button>
      ) : null}
    </div>
  );
}
