import { supportCall } from '@songwai/core/validation/phones/support-call';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { useQuery } from '@tanstack/react-query';
import { FileText, Headphones, Users } from 'lucide';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** What a business account brings (spec §1); whom to call as the gateway says. */
export function BusinessClaims() {
  const t = useTranslate();
  const { data } = useQuery(startupQuery(usePortal()));
  const claims = [
    { id: 'users', icon: Users, title: t('business.users'), text: t('business.usersHelp') },
    { id: 'reports', icon: FileText, title: t('business.reports'), text: t('business.reportsHelp') },
    {
      id: 'support',
      icon: Headphones,
      title: t('business.support'),
      text: data ? t('business.supportHelp', { phone: supportCall(data.supportPhone).shown, hours: data.supportHours }) : '',
    },
  ];
  return (
    <ul {...asList} className="portal-business__list">
      {claims.map(({ id, icon, title, text }) => (
        <li key={id} className="portal-business__claim">
          <IconTile icon={icon} />
          <div>
            <h2 className="sw-heading--small">
              <Phrases text={title} />
            </h2>
            <p className="sw-soft">
              <Phrases text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
