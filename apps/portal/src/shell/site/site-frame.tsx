import { useTranslate } from '@songwai/features/shared/translate-context';
import { SiteHeader } from '@songwai/ui/site-frame/site-header';
import { Suspense } from 'react';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import type { AroundProps } from '../../routes/route-entry.ts';
import { useAddress } from '../../routes/use-address.ts';
import { RoundMenu } from '../header/round-menu.tsx';
import { SiteActions } from './site-actions.tsx';
import { SiteEnd } from './site-end.tsx';
import { headerPlaceOf, headerPlaces } from './site-links.ts';
import { usePlaceTarget } from './use-place-target.ts';

/**
 * What stands around every page of the public site: its pages above, all places and the legal texts below (spec §2). Nothing in it is waited for:
 * React takes over in small steps what the server has rendered inside of `Suspense`, and at once what is pressed.
 */
export function SiteFrame({ hasPage, children }: AroundProps) {
  const t = useTranslate();
  const target = usePlaceTarget();
  const { path } = splitLocalizedPath(useAddress().pathname);
  return (
    <>
      <SiteHeader
        brand={{ name: t('portal.name'), link: target('/') }}
        label={t('site.pages')}
        links={headerPlaces.filter(({ to }) => hasPage(to)).map(({ to, text }) => ({ id: to, text: t(text), link: target(to) }))}
        currentId={headerPlaceOf(path)}
        actions={<SiteActions />}
        menuButton={<RoundMenu variant="plain" />}
      />
      <Suspense>{children}</Suspense>
      <Suspense>
        <SiteEnd hasPage={hasPage} />
      </Suspense>
    </>
  );
}
