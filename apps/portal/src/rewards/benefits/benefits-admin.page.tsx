import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { OfferedBenefit } from '@songwai/core/rewards/benefit-admin-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import type { PageProps } from '../../routes/route-entry.ts';
import { NoSuchPage } from '../../shell/errors/no-such-page.tsx';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { offeredQuery } from './offered-benefits.queries.ts';
import './benefits-admin.page.css';

const loadForm = lazyPart(() => import('./benefit-form.tsx'), ['errors']);

const tones = { live: 'success', planned: 'info', ended: 'neutral', over: 'neutral' } as const;

function OfferedRow({ benefit }: { readonly benefit: OfferedBenefit }) {
  const t = useTranslate();
  const localName = useLocalName();
  const target = useLocalTarget();
  const { id, title, partner, leastTier, from, until, codeCount, takenCount, state } = benefit;
  const facts = [
    localName(partner),
    t('benefitsAdmin.fromTier', { tier: t(`tiers.${leastTier}`) }),
    `${bangkokDate(from)} - ${bangkokDate(until)}`,
    t('benefitsAdmin.taken', { taken: takenCount, codes: codeCount }),
  ];
  const isOut = state === 'live' && takenCount === codeCount;
  return (
    <ListRow
      link={target(`/admin/benefits/${id}`)}
      title={localName(title)}
      detail={facts.join(' · ')}
      trailing={
        <Badge tone={isOut ? 'warn' : tones[state]} hasDot>
          {t(isOut ? 'benefitsAdmin.noCodesLeft' : `benefitsAdmin.state.${state}`)}
        </Badge>
      }
    />
  );
}

/** Where administrators offer partners' benefits to tiers. To everybody else it is a page that does not exist. */
export function BenefitsAdminPage({ params }: PageProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const navigate = useLocalizedNavigate();
  const query = useQuery(offeredQuery(transport));
  const benefitId = params['benefitId'] || null;
  if (query.error instanceof GatewayError && query.error.code === 403) return <NoSuchPage />;
  const benefit = query.data?.find(({ id }) => id === benefitId);
  if (benefitId !== null && query.data && (benefit || benefitId === 'new'))
    return (
      <div className="portal-benefits-admin">
        <LazyView load={loadForm} skeleton={<Skeleton shape="block" height="480px" />}>
          {({ BenefitForm }) => <BenefitForm key={benefitId} benefit={benefit} />}
        </LazyView>
      </div>
    );
  if (benefitId !== null && query.data) return <NoSuchPage />;
  return (
    <div className="portal-benefits-admin">
      <Stack gap="large">
        <PageHeader
          title={t('benefitsAdmin.title')}
          actions={
            <Button variant="primary" icon={Plus} onClick={() => navigate('/admin/benefits/new')}>
              {t('benefitsAdmin.add')}
            </Button>
          }
        />
        <Card padding="none">
          <List
            label={t('benefitsAdmin.all')}
            items={query.data ?? []}
            status={query.isError ? 'error' : query.isPending ? 'loading' : 'ready'}
            loadingLabel={t('portal.loading')}
            empty={<EmptyState title={t('benefitsAdmin.empty')}>{t('benefitsAdmin.emptyHelp')}</EmptyState>}
            error={
              <ErrorState
                title={t('benefitsAdmin.failed')}
                retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}
              />
            }
            renderItem={(item) => <OfferedRow benefit={item} />}
          />
        </Card>
      </Stack>
    </div>
  );
}
