import { addMinutes, bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { Satang } from '@songwai/core/basics/money';
import { expressTask } from '@songwai/core/basics/wire-numbers';
import type { FileOrder } from '@songwai/core/bulk/order/file-order';
import type { User } from '@songwai/core/sessions/session-state';
import { MomentFields } from '@songwai/features/orders/schedule/moment-fields';
import { fromFieldDate, scheduleLimits, toFieldDate } from '@songwai/features/orders/schedule/schedule-options';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { PayChoice } from './pay-choice.tsx';

interface TermsDialogProps {
  readonly which: 'pay' | 'when';
  readonly order: FileOrder;
  readonly user: User;
  readonly totalSatang: Satang | null;
  readonly onChange: (choices: Partial<FileOrder>) => void;
  readonly onClose: () => void;
}

/** How the trips of a file are paid, or when their goods are picked up. */
export function TermsDialog({ which, order, user, totalSatang, onChange, onClose }: TermsDialogProps) {
  const t = useTranslate();
  const now = useClock()();
  const { pickUpAt } = order;
  const suggest = () => {
    const next = addMinutes(now, 60);
    return { date: bangkokDate(next), time: bangkokTime(next) };
  };
  return (
    <Dialog
      isOpen
      presentation="sheet"
      title={which === 'pay' ? t('trips.payWith') : t('trips.when')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('trips.done')}
        </Button>
      }
    >
      {which === 'pay' ? (
        <PayChoice value={order.paymentType} onChange={(paymentType) => onChange({ paymentType })} {...{ user, totalSatang }} />
      ) : (
        <Stack>
          <SegmentedTabs
            isWide
            label={t('trips.when')}
            tabs={[
              { id: 'now', label: t('trips.asSoon') },
              { id: 'later', label: t('trips.whenLater') },
            ]}
            selectedId={pickUpAt === null ? 'now' : 'later'}
            onSelect={(id) => onChange({ pickUpAt: id === 'now' ? null : suggest() })}
          />
          {pickUpAt === null ? null : (
            <MomentFields
              isNextDay={false}
              value={{ date: toFieldDate(pickUpAt.date), time: pickUpAt.time }}
              onChange={({ date, time }) => onChange({ pickUpAt: { date: fromFieldDate(date), time } })}
              limits={scheduleLimits(expressTask, now)}
              dateError={undefined}
              timeError={undefined}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
