import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Bulk, BulkTrip } from '@songwai/core/bulk/bulk';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Columns } from '@songwai/ui/layout/columns';
import { Stack } from '@songwai/ui/layout/stack';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { useLocalTarget } from '../../shell/local-target.ts';
import type { RunActions } from '../running/use-run-actions.ts';
import { wayText } from '../running/way-text.ts';
import { ResultFileButton } from './result-file-button.tsx';
import { UnbookedTrips } from './unbooked-trips.tsx';
import './run-result.css';

interface RunResultProps {
  readonly bulk: Bulk;
  readonly actions: RunActions;
  /** Opens the rows that were left out. */
  readonly onMend: () => void;
}

const sumOf = (trips: readonly BulkTrip[], of: (trip: BulkTrip) => number) => trips.reduce((sum, trip) => sum + of(trip), 0);

/** The last step: what is booked, what is not and why, and what it all costs. */
export function RunResult({ bulk, actions, onMend }: RunResultProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const booked = bulk.trips.filter(({ status }) => status === 'booked');
  const failed = bulk.trips.filter(({ status }) => status === 'failed');
  const paid = sumOf(booked, ({ priceSatang }) => priceSatang);
  const saved = sumOf(booked, ({ aloneSatang, priceSatang }) => Math.max(0, aloneSatang - priceSatang));
  const lines = [
    { id: 'booked', label: t('trips.sumBooked', { count: booked.length }), value: formatBaht(paid) },
    ...(failed.length > 0
      ? [
          {
            id: 'failed',
            label: t('trips.sumFailed', { count: failed.length }),
            value: formatBaht(sumOf(failed, ({ priceSatang }) => priceSatang)),
          },
        ]
      : []),
    ...(saved > 0 ? [{ id: 'saved', label: t('trips.savedSum'), value: formatBaht(saved), tone: 'saving' as const }] : []),
  ];
  return (
    <Columns
      kind="aside"
      main={
        <Stack>
          <Card padding="large">
            <Stack>
              <Stack gap="small">
                {bulk.finishedAt ? (
                  <div>
                    <Badge tone="success" hasDot>
                      {t('trips.bookedAt', { time: bangkokTime(bulk.finishedAt) })}
                    </Badge>
                  </div>
                ) : null}
                <h2 className="sw-heading--hero">{t('trips.finding', { count: booked.length })}</h2>
                <p className="sw-soft">{t('trips.drops', { count: sumOf(booked, ({ rows }) => rows.length) })}</p>
              </Stack>
              <div className="portal-result__buttons">
                <a className={buttonClass({ variant: 'primary', size: 'large' })} {...target('/dashboard/active')}>
                  {t('trips.seeAll')}
                </a>
                <ResultFileButton bulk={bulk} />
              </div>
            </Stack>
          </Card>
          {failed.length > 0 ? <UnbookedTrips trips={failed} actions={actions} /> : null}
          {bulk.leftCount > 0 ? (
            <Banner
              tone="info"
              action={
                <Button variant="quiet" onClick={onMend}>
                  {t('trips.mend')}
                </Button>
              }
            >
              {t('trips.leftRows', { count: bulk.leftCount })}
            </Banner>
          ) : null}
        </Stack>
      }
      side={
        <Card>
          <NumberBreakdown
            title={t('trips.sum')}
            lines={lines}
            total={{ label: wayText(bulk.paymentType, t), value: formatBaht(paid) }}
          />
        </Card>
      }
    />
  );
}
