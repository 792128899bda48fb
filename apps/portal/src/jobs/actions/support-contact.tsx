import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

/** A person to talk to, where the product itself cannot help any more. */
export function SupportContact() {
  const t = useTranslate();
  const { data } = useQuery(startupQuery(usePortal()));
  if (!data) return null;
  const call = supportCall(data.supportPhone);
  return (
    <a className={buttonClass({ variant: 'primary' })} href={call.href}>
      <span className="sw-button__content">
        <Icon icon={Phone} />
        {t('actions.callTeam', { phone: call.shown })}
      </span>
    </a>
  );
}
