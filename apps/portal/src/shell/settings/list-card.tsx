import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { List } from '@songwai/ui/list/list';
import type { ReactNode } from 'react';

interface ListCardProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly query: { readonly isError: boolean; readonly data: readonly Item[] | undefined; refetch(): unknown };
  readonly renderItem: (item: Item) => ReactNode;
  /** One line, and what fills the list. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  readonly failed: string;
}

/** A list of settings in its four states, for a card. Rows already shown stay when they cannot be read again. */
export function ListCard<Item extends { readonly id: string }>(props: ListCardProps<Item>) {
  const { label, query, renderItem, empty, failed } = props;
  const t = useTranslate();
  const { data } = query;
  return (
    <List
      label={label}
      items={data ?? []}
      status={data ? 'ready' : query.isError ? 'error' : 'loading'}
      loadingLabel={t('portal.loading')}
      skeletonRows={2}
      renderItem={renderItem}
      empty={<EmptyState title={empty.title} action={empty.action} />}
      error={<ErrorState title={failed} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }} />}
    />
  );
}
