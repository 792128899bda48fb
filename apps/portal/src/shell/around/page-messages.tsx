import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { LoadingBar } from '@songwai/ui/loading-bar/loading-bar';
import type { Navigation } from '../../routes/create-navigation.ts';
import { useLeaveFacebook } from '../session/facebook/use-leave-facebook.ts';
import { AlertList } from './alert-list.tsx';

/** The one loading bar and the alerts of all pages. */
export function PageMessages({ navigation }: { readonly navigation: Navigation }) {
  const t = useTranslate();
  useLeaveFacebook();
  const isLoading = useFlow(navigation.store, (state) => state.isLoading);
  return (
    <>
      <LoadingBar isLoading={isLoading} label={t('portal.loading')} />
      <AlertList />
    </>
  );
}
