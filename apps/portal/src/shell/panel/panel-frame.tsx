import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Split } from '@songwai/ui/layout/split';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HeaderBrand } from '../header/header-brand.tsx';
import { useHeaderPlaces } from '../header/use-header-places.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { SupportLink } from './support-link.tsx';

const loadMap = lazyPart(() => import('./panel-map.tsx'), ['map', 'stops']);

/** The frame of the pages on the way to a session: a panel, and on a wide window the map with the order that was begun. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const portal = usePortal();
  const { otherLanguage, otherLanguagePath } = useHeaderPlaces();
  const { data } = useQuery(startupQuery(portal));
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
      foot={data ? <SupportLink phone={data.supportPhone} hours={data.supportHours} /> : undefined}
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
