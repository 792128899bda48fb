import { receiptHeaderLimit, type SavedReceiptHeader } from '@songwai/core/invoices/receipt-header';
import { deleteReceiptHeader } from '@songwai/core/invoices/receipt-header-calls';
import { withPostcode } from '@songwai/core/validation/fields/buyer-branch';
import { formatTaxId } from '@songwai/core/validation/fields/tax-id-mask';
import { officeText } from '@songwai/features/shared/office-text';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Stack } from '@songwai/ui/layout/stack';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { ListCard } from '../../shell/settings/list-card.tsx';
import { Outcome } from '../../shell/settings/outcome.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { BillingDialog } from './billing-dialog.tsx';
import { billingQuery } from './billing-settings.queries.ts';

type Form =
  | { readonly kind: 'save'; readonly header: SavedReceiptHeader | null }
  | { readonly kind: 'remove'; readonly header: SavedReceiptHeader };

/** The section of the billing addresses for receipts and invoices: list, add, change, delete (spec §5). */
export function BillingSettings() {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const query = useQuery(billingQuery(transport));
  const [form, setForm] = useState<Form | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const open = (next: Form) => {
    setDone(null);
    setForm(next);
  };
  const finish = (text: string) => {
    setForm(null);
    setDone(text);
    void queries.invalidateQueries({ queryKey: billingQuery(transport).queryKey });
  };
  const add = (label: string) => (
    <Button variant="quiet" icon={Plus} onClick={() => open({ kind: 'save', header: null })}>
      {label}
    </Button>
  );
  const count = query.data?.length ?? 0;
  const canAdd = count > 0 && count < receiptHeaderLimit;

  return (
    <Stack gap="large">
      {done ? <Outcome key={done} text={done} /> : null}
      <SettingsCard
        title={t('billing.list')}
        detail={t('billing.listDetail', { most: receiptHeaderLimit })}
        action={canAdd ? add(t('billing.add')) : null}
      >
        <ListCard
          label={t('billing.list')}
          query={query}
          empty={{ title: t('billing.empty'), action: add(t('billing.emptyAction')) }}
          failed={t('billing.failed')}
          renderItem={(header) => (
            <ListRow
              title={header.companyName}
              detail={
                <>
                  <span className="sw-figures">
                    {[formatTaxId(header.taxNumber), officeText(t, header.branch)].filter(Boolean).join(' · ')}
                  </span>
                  <br />
                  <Phrases text={withPostcode(header.address, header.postcode)} />
                </>
              }
              actions={
                <>
                  <IconButton
                    icon={Pencil}
                    label={`${t('billing.change')} ${header.companyName}`}
                    onClick={() => open({ kind: 'save', header })}
                  />
                  <IconButton
                    icon={Trash2}
                    label={`${t('billing.remove')} ${header.companyName}`}
                    onClick={() => open({ kind: 'remove', header })}
                  />
                </>
              }
            />
          )}
        />
      </SettingsCard>
      {form?.kind === 'save' ? (
        <BillingDialog
          start={form.header}
          onSaved={(name) => finish(t(form.header ? 'billing.changed' : 'billing.added', { name }))}
          onClose={() => setForm(null)}
        />
      ) : null}
      {form?.kind === 'remove' ? (
        <ConfirmAction
          title={t('billing.removeTitle', { name: form.header.companyName })}
          detail={t('billing.removeDetail')}
          confirmLabel={t('billing.remove')}
          cancelLabel={t('billing.keep')}
          act={() => deleteReceiptHeader(transport, form.header.id)}
          onDone={() => finish(t('billing.removed', { name: form.header.companyName }))}
          onCancel={() => setForm(null)}
        />
      ) : null}
    </Stack>
  );
}
