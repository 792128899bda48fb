import { CloudOff, RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { EmptyStateProps } from '../empty-state/empty-state.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';

export interface ErrorStateProps {
  readonly icon?: IconNode | undefined;
  /** Instead of the icon, if the error fills a page: an illustration. */
  readonly drawing?: ReactNode;
  /** What happened. */
  readonly title: string;
  readonly headingLevel?: EmptyStateProps['headingLevel'];
  /** Why, what to do, and what is not lost. */
  readonly children?: ReactNode;
  readonly retry?:
    | { readonly label: string; readonly onRetry: () => void; readonly isRetrying?: boolean | undefined }
    | undefined;
  /** An alternative if a retry is of no use: a link. */
  readonly action?: ReactNode;
}

/** Shown instead of content that could not be loaded. */
export function ErrorState({ icon = CloudOff, drawing, title, headingLevel, children, retry, action }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing={
          drawing ?? (
            <span className="sw-empty__mark">
              <Icon icon={icon} />
            </span>
          )
        }
        {...{ title, headingLevel }}
        action={
          retry ? (
            <Button icon={RefreshCw} isLoading={retry.isRetrying} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          ) : (
            action
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
