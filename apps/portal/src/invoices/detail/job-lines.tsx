import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { bahtFromSatang, formatPrice } from '@songwai/core/basics/money';
import type { InvoiceLine } from '@songwai/core/invoices/invoice';
import { wayText } from '@songwai/core/jobs/way-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { LoadMore } from '@songwai/ui/pagination/load-more';
import { useState } from 'react';
import { useLocalTarget } from '../../shell/local-target.ts';

interface JobLinesProps {
  /** Names the list. */
  readonly label: string;
  readonly lines: readonly InvoiceLine[];
}

/** A month of a company may have hundreds. */
const pageSize = 20;

/** The jobs of one group, each leading to its page. */
export function JobLines({ label, lines }: JobLinesProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const [count, setCount] = useState(pageSize);
  const shown = lines.slice(0, count);
  const left = lines.length - shown.length;
  return (
    <>
      <List
        label={label}
        loadingLabel={t('portal.loading')}
        empty={null}
        items={shown.map((line) => ({ id: line.jobId, line }))}
        renderItem={({ line: { jobId, at, from, to, reference, amountSatang } }) => (
          <ListRow
            title={wayText(from, to)}
            detail={
              <span className="sw-figures">{[bangkokDate(at), formatJobId(jobId), reference].filter(Boolean).join(' · ')}</span>
            }
            trailing={formatPrice(bahtFromSatang(amountSatang))}
            link={target(`/job/${jobId}`)}
          />
        )}
      />
      {lines.length > pageSize ? (
        <LoadMore
          shown={shown.length}
          total={lines.length}
          hasMore={left > 0}
          onMore={() => setCount(count + pageSize)}
          texts={{
            more: t('invoice.jobsMore', { count: Math.min(left, pageSize) }),
            shown: (some, total) => t('invoice.jobsShown', { shown: some, total: total ?? some }),
            added: (added, some) => t('invoice.jobsMoreAdded', { count: added, shown: some }),
          }}
        />
      ) : null}
    </>
  );
}
