import { dropPointDays } from '@songwai/core/partners/drop-points/drop-point-day';
import { longestContactName, longestPhone, longestRemark } from '@songwai/core/partners/drop-points/drop-point-draft';
import type { DropPointFlow, DropPointState } from '@songwai/core/partners/drop-points/drop-point-state';
import { DateField } from '@songwai/ui/date-field/date-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { User } from 'lucide';
import { useClock } from '../shared/clock-context.tsx';
import { useLanguage, useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { dayText, problemTexts } from './drop-point-texts.ts';
import './drop-point.css';

const selectFields = ({ draft, problems }: DropPointState) => ({ draft, problems });

/** Date fields have `YYYY-MM-DD`, the wire DD/MM/YYYY; either way round. */
const turn = (date: string, from: string, to: string): string => date.split(from).reverse().join(to);

/** To whom the bags are handed, when, and what the driver should know. */
export function DropPointFields({ flow }: { readonly flow: DropPointFlow }) {
  const t = useTranslate();
  const language = useLanguage();
  const { draft, problems } = useFlow(flow.store, selectFields);
  const { first, last } = dropPointDays(useClock()());
  const problemOf = problemTexts(problems, t);
  const optional = <span className="sw-note">{t('bags.optional')}</span>;
  return (
    <>
      <div className="sw-drop-point__pair">
        <div data-field="contactName">
          <TextField
            label={t('bags.handTo')}
            icon={User}
            value={draft.contactName}
            onChange={(contactName) => flow.patch({ contactName })}
            error={problemOf('contactName')}
            autoComplete="name"
            maxLength={longestContactName}
            isRequired
          />
        </div>
        <div data-field="contactPhone">
          <TextField
            label={t('bags.phone')}
            type="tel"
            inputMode="tel"
            value={draft.contactPhone}
            onChange={(contactPhone) => flow.patch({ contactPhone })}
            // A traveller's own number needs its country code only here.
            hint={draft.contactPhone === '' ? t('bags.phoneHint') : undefined}
            error={problemOf('contactPhone')}
            autoComplete="tel"
            maxLength={longestPhone}
            isRequired
          />
        </div>
      </div>
      <div data-field="deliveryDate">
        <DateField
          label={t('bags.day')}
          labelEnd={optional}
          value={turn(draft.deliveryDate, '/', '-')}
          min={turn(first, '/', '-')}
          max={turn(last, '/', '-')}
          onChange={(date) => flow.patch({ deliveryDate: turn(date, '-', '/') })}
          // The device writes dates in its own way; this is ours.
          hint={<span aria-live="polite">{dayText(draft.deliveryDate, language)}</span>}
          error={problemOf('deliveryDate')}
        />
      </div>
      <div data-field="remark">
        <TextArea
          label={t('bags.note')}
          labelEnd={optional}
          placeholder={t('bags.notePlaceholder')}
          value={draft.remark}
          onChange={(remark) => flow.patch({ remark })}
          error={problemOf('remark')}
          maxLength={longestRemark}
        />
      </div>
    </>
  );
}
