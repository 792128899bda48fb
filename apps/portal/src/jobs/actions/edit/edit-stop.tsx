import { formatBaht } from '@songwai/core/basics/money';
import { hasPlace } from '@songwai/core/jobs/editing/edited-stops';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { RouteCard } from '@songwai/ui/route-line/route-line';
import { Lock } from 'lucide';
import { EditFields } from './edit-fields.tsx';
import type { EditStopProps } from './edit-stop-props.ts';

/** One stop: a card that opens its fields, or one that says why it does not. */
export function EditStop(props: EditStopProps) {
  const t = useTranslate();
  const { edited, name, lock, wasEdited, isOpen, isLocked, onOpen, onReset } = props;
  const { stop } = edited;
  const person = stop.contactName
    ? t('editing.contact', { name: stop.contactName, phone: formatPhone(stop.contactPhone) }).trim()
    : t('editing.noName');
  const collected = stop.codSatang ? t('editing.collects', { amount: formatBaht(stop.codSatang) }) : '';
  const title = hasPlace(edited) ? stop.name : t('editing.where');

  if (lock !== null)
    return (
      <>
        <RouteCard
          title={title}
          detail={
            <span className="portal-edit__lock">
              <Icon icon={Lock} size="small" />
              <span>{lock}</span>
            </span>
          }
        />
        {/* It was changed here before the driver came near: what was typed can only go. */}
        {wasEdited ? (
          <Button variant="quiet" isDisabled={isLocked} onClick={onReset}>
            {t('editing.reset')}
          </Button>
        ) : null}
      </>
    );
  if (isOpen) return <EditFields {...props} />;
  return (
    <RouteCard
      title={title}
      isEmpty={!hasPlace(edited)}
      detail={[person, stop.remark, collected].filter(Boolean).join(' · ')}
      end={
        wasEdited ? (
          <span className="portal-edit__mark">
            <Badge tone="brand">{t('editing.edited')}</Badge>
          </span>
        ) : null
      }
      {...(isLocked ? {} : { open: { label: t('editing.openStop', { stop: name }), onOpen } })}
    />
  );
}
