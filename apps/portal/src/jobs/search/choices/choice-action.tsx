import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import type { ReactNode } from 'react';
import type { Change, ChangeRequest } from '../../actions/use-change.ts';

export interface ChoiceActionProps {
  readonly change: Change;
  /** Null while the choice is incomplete. */
  readonly request: ChangeRequest | null;
  readonly isRecommended: boolean;
  /** What it changes: the new price or time. */
  readonly outcome: ReactNode;
  /** The verb, with the price or time in it. */
  readonly children: string;
}

/** The new price or time beside the button that makes the change; why it failed below. */
export function ChoiceAction({ change, request, isRecommended, outcome, children }: ChoiceActionProps) {
  const t = useTranslate();
  const isMine = request !== null && change.id === request.id;
  return (
    <>
      <div className="portal-search__act">
        <div>{outcome}</div>
        <Button
          variant={isRecommended ? 'primary' : 'tint'}
          isFullWidth={isRecommended}
          isLoading={isMine && change.isBusy}
          isDisabled={request === null || (change.isBusy && !isMine)}
          onClick={() => (request ? void change.run(request) : undefined)}
        >
          {children}
        </Button>
      </div>
      {isMine && change.error ? (
        <Banner tone={change.newPriceSatang === null ? 'danger' : 'warn'}>{gatewayErrorText(change.error, t)}</Banner>
      ) : null}
    </>
  );
}
