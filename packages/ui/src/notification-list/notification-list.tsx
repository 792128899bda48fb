import type { ReactNode } from 'react';
import { useId } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import type { LinkTarget } from '../lib/link-target.ts';
import type { ListFaces } from '../list/list.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import '../banner/tone.css';
import './notification-list.css';

/** Something that happened. */
export interface NotificationItem {
  readonly id: string;
  readonly icon: IconNode;
  /** Colour of the icon's disc; `bonus` is marigold, for what waits for an answer. */
  readonly tone?: 'brand' | 'info' | 'success' | 'warn' | 'danger' | 'bonus' | undefined;
  readonly title: string;
  readonly detail?: ReactNode;
  /** When, as written: `13:58`. */
  readonly time: string;
  /** The same for machines: an ISO time. */
  readonly dateTime?: string | undefined;
  readonly isUnread?: boolean | undefined;
  /** Where the title leads. */
  readonly link?: LinkTarget | undefined;
  /** One button at most, or one and a quiet one. */
  readonly action?: ReactNode;
}

/** What belongs together: the single things of a day, or the events of one matter. */
export interface NotificationGroup {
  readonly id: string;
  /** "Today", or the name of the matter. */
  readonly heading: string;
  /** At the end of the heading's line: a number. */
  readonly headingEnd?: ReactNode;
  readonly items: readonly NotificationItem[];
  /** The events of one matter hang on the route line, newest on top. */
  readonly isOnLine?: boolean | undefined;
}

export interface NotificationListProps extends ListFaces {
  readonly groups: readonly NotificationGroup[];
  /** Level of the groups' headings: 2 right below the page's title. */
  readonly headingLevel?: 2 | 3 | undefined;
  /** Said with each that is new: "not read yet". */
  readonly unreadLabel: string;
}

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** What happened, in cards, newest first. Unread ones have weight, a dot and a word. */
export function NotificationList(props: NotificationListProps) {
  const { groups, unreadLabel, headingLevel = 3, status = 'ready', loadingLabel, empty, error, skeletonRows = 3 } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isEmpty = groups.every((group) => group.items.length === 0);

  if (status === 'error') return <div className="sw-notifications__card">{error}</div>;
  if (isEmpty && status === 'ready') return <div className="sw-notifications__card">{empty}</div>;
  if (isEmpty) {
    return (
      <SkeletonGroup label={loadingLabel}>
        <div className="sw-notifications__card sw-notifications__wait">
          {Array.from({ length: skeletonRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity but their position
            <div key={index} className="sw-notification">
              <Skeleton shape="circle" width="28px" />
              <span className="sw-notification__text">
                <Skeleton width="62%" />
                <Skeleton width="40%" height="0.6em" />
              </span>
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className="sw-notifications" aria-busy={status === 'loading' || undefined}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <div className={classNames(group.isOnLine && 'sw-notifications__card')}>
              <div className={group.isOnLine ? 'sw-notifications__matter' : 'sw-notifications__day sw-note'}>
                <Heading id={`${id}-${group.id}`} className={group.isOnLine ? 'sw-strong' : undefined}>
                  {group.heading}
                </Heading>
                {group.headingEnd ? <span className="sw-note sw-figures">{group.headingEnd}</span> : null}
              </div>
              <ul
                {...asList}
                className={classNames(
                  'sw-notifications__list',
                  group.isOnLine ? 'sw-notifications__list--line' : 'sw-notifications__card',
                )}
              >
                {group.items.map((item) => (
                  <NotificationRow key={item.id} {...item} unreadLabel={unreadLabel} />
                ))}
              </ul>
            </div>
          </section>
        ))}
    </div>
  );
}

function NotificationRow(props: NotificationItem & { readonly unreadLabel: string }) {
  const { icon, tone = 'brand', title, detail, time, dateTime, isUnread, link, action, unreadLabel } = props;
  return (
    <li className={classNames('sw-notification', isUnread && 'sw-notification--unread')}>
      <span className={`sw-notification__disc sw-tone--${tone}`}>
        <Icon icon={icon} size="small" />
      </span>
      <div className="sw-notification__text">
        <p className="sw-notification__title">
          {link ? (
            <a {...link} className="sw-notification__link">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {detail ? <div className="sw-note">{detail}</div> : null}
        {action ? <div className="sw-notification__action">{action}</div> : null}
      </div>
      <div className="sw-notification__when">
        <time className="sw-note sw-figures" dateTime={dateTime}>
          {time}
        </time>
        {isUnread ? <span className="sw-notification__dot" role="img" aria-label={unreadLabel} /> : null}
      </div>
    </li>
  );
}
