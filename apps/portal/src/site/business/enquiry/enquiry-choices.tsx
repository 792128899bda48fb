import { type BusinessType, businessTypes, enquiredGoods, enquiredVehicles } from '@songwai/core/enquiry/enquiry-choices';
import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { FilterChips } from '@songwai/ui/chip/filter-chips';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { SelectField } from '@songwai/ui/select-field/select-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { enquiryProblemText } from './enquiry-problem-text.ts';
import { parseCount } from './parse-count.ts';

const formatCount = (digits: string): string => (digits === '' ? '' : Number(digits).toLocaleString('en'));

/** What the business needs: nothing of it is required. */
export function EnquiryChoices({ flow }: { readonly flow: EnquiryFlow }) {
  const t = useTranslate();
  const { form, problems } = useFlow(flow.store, (state) => state);
  const { patch } = flow;
  const { businessType, goods, vehicles, monthlyDeliveries, remark } = form;
  const optional = <span className="sw-note">{t('business.optional')}</span>;
  const types: { value: BusinessType | 'none'; label: string }[] = [
    { value: 'none', label: t('business.typeNone') },
    ...businessTypes.map((value) => ({ value, label: t(`business.type.${value}`) })),
  ];
  return (
    <>
      <div data-field="businessType">
        <SelectField
          label={t('business.type')}
          labelEnd={optional}
          value={businessType ?? 'none'}
          options={types}
          onChange={(type) => patch({ businessType: type === 'none' ? null : type })}
        />
      </div>
      <div className="portal-enquiry__wide portal-enquiry__group">
        <p className="portal-enquiry__legend">
          {t('business.goods')} <span className="sw-note">{t('business.several')}</span>
        </p>
        <FilterChips
          label={t('business.goods')}
          layout="wrap"
          values={goods}
          options={enquiredGoods.map((value) => ({ value, label: t(`business.goods.${value}`) }))}
          onChange={(chosen) => patch({ goods: enquiredGoods.filter((each) => chosen.includes(each)) })}
        />
      </div>
      <div className="portal-enquiry__wide portal-enquiry__group">
        <p className="portal-enquiry__legend">
          {t('business.vehicles')} <span className="sw-note">{t('business.several')}</span>
        </p>
        <FilterChips
          label={t('business.vehicles')}
          layout="wrap"
          values={vehicles}
          options={enquiredVehicles.map((value) => ({ value, label: t(`business.vehicle.${value}`) }))}
          onChange={(chosen) => patch({ vehicles: enquiredVehicles.filter((each) => chosen.includes(each)) })}
        />
      </div>
      <div className="portal-enquiry__wide" data-field="monthlyDeliveries">
        <MaskedField
          label={t('business.monthly')}
          labelEnd={optional}
          inputMode="numeric"
          autoComplete="off"
          suffix={t('business.monthlyUnit')}
          value={monthlyDeliveries === null ? '' : String(monthlyDeliveries)}
          format={formatCount}
          parse={parseCount}
          onChange={(digits) => patch({ monthlyDeliveries: digits === '' ? null : Number(digits) })}
          error={enquiryProblemText(t, problems.monthlyDeliveries)}
        />
      </div>
      <div className="portal-enquiry__wide" data-field="remark">
        <TextArea
          label={t('business.remark')}
          labelEnd={optional}
          rows={3}
          maxLength={1000}
          value={remark}
          onChange={(next) => patch({ remark: next })}
          error={enquiryProblemText(t, problems.remark)}
        />
      </div>
    </>
  );
}
