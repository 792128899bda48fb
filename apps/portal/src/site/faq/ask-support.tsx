import { supportCall } from '@songwai/core/validation/phones/support-call';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { useQuery } from '@tanstack/react-query';
import { Headphones, Phone } from 'lucide';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

/** Whom to call where no answer helps, as the gateway knows it; nothing until it has said so. */
export function AskSupport() {
  const t = useTranslate();
  const { data } = useQuery(startupQuery(usePortal()));
  if (!data?.supportPhone) return null;
  const call = supportCall(data.supportPhone);
  return (
    <Card>
      <div className="portal-faq__ask">
        <Icon icon={Headphones} />
        <div className="sw-grow">
          <h2 className="sw-strong">{t('faq.ask')}</h2>
          <p className="sw-soft">
            <Phrases text={t('faq.askHelp', { hours: data.supportHours })} />
          </p>
        </div>
        <a className={buttonClass({ variant: 'secondary' })} href={call.href}>
          <span className="sw-button__content">
            <Icon icon={Phone} />
            {t('faq.call', { phone: call.shown })}
          </span>
        </a>
      </div>
    </Card>
  );
}
