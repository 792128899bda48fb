import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { CountBadge } from '@songwai/ui/count-badge/count-badge';
import { Icon } from '@songwai/ui/icon/icon';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { unreadCountQuery } from '../menu/unread-count.queries.ts';
import { usePortal } from '../portal-context.tsx';

/** Leads to the notifications and says how many are unread; nothing where all are read. Loaded after the page, which needs it for nobody else. */
export function UnreadBell() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: count = 0 } = useQuery(unreadCountQuery(usePortal().transport));
  if (count === 0) return null;
  const label = t('menu.unread', { count });
  return (
    <Link className={buttonClass({ variant: 'quiet' })} to={localizedPath(language, '/notification')}>
      <span className="sw-button__content">
        <Icon icon={Bell} label={t('menu.notifications')} />
        <CountBadge count={count} label={label} tone="attention" />
      </span>
    </Link>
  );
}
