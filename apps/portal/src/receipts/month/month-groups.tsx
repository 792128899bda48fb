import { bahtFromSatang, formatPrice } from '@songwai/core/basics/money';
import type { CompanyStatement, StatementGroup } from '@songwai/core/invoices/statement';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Table, type TableProps } from '@songwai/ui/table/table';
import { useState } from 'react';
import '@songwai/ui/card/card-parts.css';

type Row = StatementGroup & { readonly id: string };

const price = (satang: number) => formatPrice(bahtFromSatang(satang));
const sumOf = (rows: readonly StatementGroup[]) => rows.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
const countOf = (rows: readonly StatementGroup[]) => rows.reduce((sum, { jobCount }) => sum + jobCount, 0);

/** What the jobs of the month cost, by department or by reference. */
export function MonthGroups({ statement }: { readonly statement: CompanyStatement }) {
  const t = useTranslate();
  const [view, setView] = useState<'departments' | 'references'>('departments');
  const rows = statement[view].map((group): Row => ({ ...group, id: group.name ?? 'none' }));
  const name = t(view === 'departments' ? 'month.department' : 'month.reference');
  const none = t(view === 'departments' ? 'month.noDepartment' : 'month.noReference');
  const columns: TableProps<Row>['columns'] = [
    { id: 'name', header: name, render: (row) => row.name ?? none, isRowHeader: true },
    { id: 'jobs', header: t('month.jobs'), render: ({ jobCount }) => jobCount, align: 'end', width: '64px' },
    {
      id: 'amount',
      header: t('month.amount'),
      render: ({ amountSatang }) => <strong>{price(amountSatang)}</strong>,
      align: 'end',
      width: '120px',
    },
  ];
  return (
    <Card padding="none" className="sw-card-parts">
      <div className="portal-month__head">
        <ChoiceChips
          label={t('month.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'departments', label: t('month.departments') },
            { value: 'references', label: t('month.references') },
          ]}
        />
      </div>
      <Table
        caption={t(view === 'departments' ? 'month.departments' : 'month.references')}
        isCaptionHidden
        form="table"
        density="dense"
        columns={columns}
        rows={rows}
        loadingLabel={t('portal.loading')}
        empty={<EmptyState title={t('month.empty')} />}
        total={{ label: t('month.total'), values: { jobs: countOf(rows), amount: <strong>{price(sumOf(rows))}</strong> } }}
      />
    </Card>
  );
}
