import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { unreadCountQuery } from '../menu/unread-count.queries.ts';
import { usePortal } from '../portal-context.tsx';

const most = 99;

/** Leads to the notifications and says how many are unread; nothing where all are read. Loaded after the page, which needs it for nobody else. */
export function UnreadBell() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: count = 0 } = useQuery(unreadCountQuery(usePortal().transport));
  if (count === 0) return null;
  return (
    <Link className={buttonClass({ variant: 'quiet' })} to={localizedPath(language, '/notification')}>
      {/* No badge: its styles would become a file of their own, which every page with the menu then loads. */}
      <span className="sw-button__content sw-figures" aria-hidden="true">
        <Icon icon={Bell} />
        {count > most ? `${most}+` : count}
      </span>
      {/* No `aria-label`: it would have to contain "99+". */}
      <span className="sw-visually-hidden">{`${t('menu.notifications')}: ${t('menu.unread', { count })}`}</span>
    </Link>
  );
}
