import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { Navigation } from '../../routes/create-navigation.ts';
import { ConsentAsked } from '../session/consent-asked.tsx';
import { SessionEnded } from '../session/session-ended.tsx';

const loadMessages = lazyPart(() => import('./page-messages.tsx'), ['around']);

/** What stands around every page and stays while pages come and go. Loaded after the first page, which needs none of it. */
export function AroundPages({ navigation }: { readonly navigation: Navigation }) {
  return (
    <>
      <LazyView load={loadMessages} skeleton={null} isOptional>
        {({ PageMessages }) => <PageMessages navigation={navigation} />}
      </LazyView>
      <SessionEnded />
      <ConsentAsked />
    </>
  );
}
