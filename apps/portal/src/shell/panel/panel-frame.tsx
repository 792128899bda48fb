import { supportCall } from '@songwai/core/validation/phones/support-call';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Split } from '@songwai/ui/layout/split';
import { Link as PlainLink } from '@songwai/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { Headphones } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HeaderBrand } from '../header/header-brand.tsx';
import { useHeaderPlaces } from '../header/use-header-places.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';

const loadMap = lazyPart(() => import('./panel-map.tsx'), ['map', 'stops']);

/** The frame of the pages on the way to a session: a panel, and on a wide window the map with the order that was begun. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const portal = usePortal();
  const { otherLanguage, otherLanguagePath } = useHeaderPlaces();
  const { data } = useQuery(startupQuery(portal));
  const call = data && supportCall(data.supportPhone);
  return (
    <Split
      head={
        <>
          <HeaderBrand />
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={otherLanguagePath}
            lang={otherLanguage}
            hrefLang={otherLanguage}
          >
            {t('portal.languageSwitch')}
          </Link>
        </>
      }
      foot={
        data && call ? (
          <PlainLink kind="standalone" icon={Headphones} href={call.href}>
            {t('account.support', { phone: call.shown, hours: data.supportHours })}
          </PlainLink>
        ) : undefined
      }
      beside={
        <LazyView load={loadMap} skeleton={null} isPatient isOptional>
          {({ PanelMap }) => <PanelMap />}
        </LazyView>
      }
    >
      {children}
    </Split>
  );
}
