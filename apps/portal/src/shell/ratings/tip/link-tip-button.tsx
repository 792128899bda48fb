import { LazyView } from '@songwai/features/shared/lazy-view';
import { useHasProvider } from '../../paying/use-has-provider.ts';
import { loadLinkTip } from './load-tip.ts';
import { TipButton } from './tip-button.tsx';

/** The tip by the rating link; nothing where neither cards nor PromptPay are taken, because a link has no wallet. */
export function LinkTipButton(props: { readonly ratingToken: string; readonly driverName: string }) {
  if (!useHasProvider()) return null;
  return (
    <TipButton
      driverName={props.driverName}
      renderDialog={(onClose) => (
        <LazyView load={loadLinkTip} skeleton={null}>
          {({ LinkTip }) => <LinkTip {...props} onClose={onClose} />}
        </LazyView>
      )}
    />
  );
}
