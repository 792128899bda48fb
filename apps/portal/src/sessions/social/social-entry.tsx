import { lineAnswerOf } from '@songwai/core/sessions/social/social-sign-in-flow';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath } from '../../shell/session/came-from.ts';
import { signInWaysQuery } from '../../shell/session/sign-in-ways.queries.ts';
import { openSocial } from './open-social.ts';
import type { SocialEntryProps } from './social-entry-props.ts';

const loadButtons = lazyPart(() => import('./social-buttons.tsx'), ['joining']);

/** The ways in beside a password, where they are configured; nothing otherwise. Also takes whoever comes back from LINE. */
export function SocialEntry(props: SocialEntryProps) {
  const portal = usePortal();
  const social = portal.part(openSocial);
  const { stranger, problem } = useFlow(social.store, (state) => state);
  const { data: ways = { facebook: null, hasLine: false } } = useQuery(signInWaysQuery(portal.transport));
  const { search } = useAddress();
  const [, navigate] = useLocation();

  useEffect(() => {
    const answer = lineAnswerOf(search);
    const goBack = async () => {
      // Only now does the address say where a signed-in visitor is led.
      if (answer === null) return social.finishLine();
      // LINE returns to one address: back to the visitor's language and page, without the code, which works once.
      const { language = portal.language.getState().language, wanted = null } = (await social.returnFromLine(answer)) ?? {};
      portal.language.setState({ language });
      navigate(localizedPath(language, entryPath('/login', wanted)), { replace: true });
    };
    goBack().catch(portal.onError);
  }, [search, social, portal, navigate]);

  const isNeeded = ways.hasLine || ways.facebook !== null || stranger !== null || problem !== null;
  if (!isNeeded) return null;
  return (
    <LazyView load={loadButtons} skeleton={null} isOptional>
      {({ SocialButtons }) => <SocialButtons {...props} ways={ways} social={social} />}
    </LazyView>
  );
}
