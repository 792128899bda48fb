import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useEffect } from 'react';
import type { PageProps } from '../../routes/route-entry.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { PanelFrame } from '../../shell/panel/panel-frame.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath, wantedPage } from '../../shell/session/came-from.ts';
import { SocialJoining } from '../social/social-joining.tsx';
import { openJoining } from './open-joining.ts';
import { SignUpForm } from './sign-up-form.tsx';

const loadSocial = lazyPart(() => import('../social/social-entry.tsx'));

const kinds = ['person', 'company'] as const;

/** Joining as a person or a company (spec §2, §4). A friend's link brings its code, which is kept. */
export function SignUpPage({ params }: PageProps) {
  const t = useTranslate();
  const joining = usePortal().part(openJoining);
  const { draft, social, isRestored } = useFlow(joining.store, (state) => state);
  const navigate = useLocalizedNavigate();
  const wanted = wantedPage(useAddress().search);
  const { code: friendCode = '' } = params;

  useEffect(() => {
    if (isRestored && friendCode !== '') joining.edit({ friendCode });
  }, [joining, friendCode, isRestored]);

  return (
    <PanelFrame>
      <h1 className="sw-heading--page">{t('account.signUp')}</h1>
      <div className="portal-entry">
        {friendCode === '' ? null : (
          <Banner tone="info">
            <Phrases text={t('joining.friendKept', { code: friendCode })} />
          </Banner>
        )}
        <SegmentedTabs
          label={t('joining.kind')}
          tabs={kinds.map((id) => ({ id, label: t(`joining.${id}`) }))}
          selectedId={draft.kind}
          onSelect={(kind) => joining.edit({ kind })}
          isWide
        />
        {social ? <SocialJoining social={social} isCompany={draft.kind === 'company'} /> : null}
      </div>
      <SignUpForm onWaiting={() => navigate(entryPath('/verify', wanted))} />
      {social ? null : (
        <LazyView load={loadSocial} skeleton={null} isOptional>
          {({ SocialEntry }) => <SocialEntry wanted={wanted} isSignUp />}
        </LazyView>
      )}
      <div className="portal-entry">
        <p className="sw-soft">
          {t('joining.haveAccount')} <LocalLink to={entryPath('/login', wanted)}>{t('account.signIn')}</LocalLink>
        </p>
      </div>
    </PanelFrame>
  );
}
