import { bahtFromSatang, formatPrice } from '@songwai/core/basics/money';
import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { SearchField } from '@songwai/ui/search-field/search-field';
import { Table, type TableProps } from '@songwai/ui/table/table';
import { useState } from 'react';
import { useLanguage } from '../../shell/language/use-language.ts';
import { monthAndYear } from '../parts/month-name.ts';
import { findLines, type Grouping, groupLines, type LineGroup } from './group-lines.ts';
import { JobLines } from './job-lines.tsx';
import { Totals } from './totals.tsx';
import '@songwai/ui/card/card-parts.css';

/** From here on a search is quicker than looking. */
const searchFrom = 10;

/** What the invoice is for: jobs by department or reference, and the sums. */
export function JobsCard({ detail }: { readonly detail: InvoiceDetail }) {
  const t = useTranslate();
  const language = useLanguage();
  const { invoice, lines, fromDate, toDate } = detail;
  const hasDepartments = lines.some(({ department }) => department !== null);
  const hasReferences = lines.some(({ reference }) => reference !== null);
  const [grouping, setGrouping] = useState<Grouping>(hasDepartments || !hasReferences ? 'department' : 'reference');
  const [typed, setTyped] = useState('');
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const found = findLines(lines, typed);
  const isSearch = found.length < lines.length || typed.trim() !== '';
  const groups = groupLines(found, grouping);
  const nameOf = ({ name }: LineGroup) => name ?? t(grouping === 'department' ? 'invoice.noDepartment' : 'invoice.noReference');
  const columns: TableProps<LineGroup>['columns'] = [
    {
      id: 'name',
      header: t(grouping === 'department' ? 'invoice.byDepartment' : 'invoice.byReference'),
      render: nameOf,
      isRowHeader: true,
    },
    { id: 'jobs', header: t('invoice.jobs'), render: (group) => group.lines.length, align: 'end' },
    {
      id: 'amount',
      header: t('invoice.amount'),
      render: ({ amountSatang }) => <strong>{formatPrice(bahtFromSatang(amountSatang))}</strong>,
      align: 'end',
    },
  ];

  return (
    <Card padding="none" className="sw-card-parts">
      <div className="portal-invoice__jobs">
        <div>
          <h2 className="sw-heading">{t('invoices.amountOf', { month: monthAndYear(invoice.month, language) })}</h2>
          <p className="sw-note sw-figures">
            {t('invoice.period', { from: fromDate, to: toDate })} · {t('invoice.job', { count: lines.length })}
          </p>
        </div>
        {hasDepartments && hasReferences ? (
          <ChoiceChips
            label={t('invoice.groupsBy')}
            value={grouping}
            onChange={(next) => {
              setGrouping(next);
              setOpenIds([]);
            }}
            options={[
              { value: 'department', label: t('invoice.byDepartment') },
              { value: 'reference', label: t('invoice.byReference') },
            ]}
          />
        ) : null}
        {lines.length >= searchFrom ? (
          <SearchField
            label={t('invoice.search')}
            placeholder={t('invoice.searchHint')}
            value={typed}
            onChange={setTyped}
            clearLabel={t('common.clear')}
            resultText={isSearch ? t('invoice.jobsFound', { count: found.length }) : undefined}
          />
        ) : null}
      </div>
      <Table
        caption={t('invoices.amountOf', { month: monthAndYear(invoice.month, language) })}
        isCaptionHidden
        form="table"
        columns={columns}
        rows={groups}
        loadingLabel={t('portal.loading')}
        empty={<p className="portal-invoice__jobs sw-soft">{t('invoice.jobsNone')}</p>}
        expansion={{
          // What was searched for is shown.
          expandedIds: isSearch ? groups.map(({ id }) => id) : openIds,
          onChange: setOpenIds,
          render: (group) => <JobLines key={`${group.id}-${typed}`} label={nameOf(group)} lines={group.lines} />,
        }}
      />
      <Totals detail={detail} />
    </Card>
  );
}
