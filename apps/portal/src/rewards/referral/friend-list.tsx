import { formatBaht } from '@songwai/core/basics/money';
import type { Referral, ReferredFriend } from '@songwai/core/rewards/referral-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { Icon } from '@songwai/ui/icon/icon';
import { List } from '@songwai/ui/list/list';
import { Progress } from '@songwai/ui/progress/progress';
import { ShareButton } from '@songwai/ui/share/share-button';
import { Users } from 'lucide';
import { useReferLink } from './use-refer-link.ts';

interface FriendRowProps {
  readonly friend: ReferredFriend;
  readonly referral: Referral;
}

/** A friend: how far it is, or what came of it. */
function FriendRow({ friend, referral: { code, rule } }: FriendRowProps) {
  const t = useTranslate();
  const { url } = useReferLink(code);
  const { state, spentSatang, daysLeft } = friend;
  const needed = formatBaht(rule.spendSatang);
  const name = friend.name === '' ? t('referral.noName') : t('referral.friend', { name: friend.name });
  const missing = formatBaht(Math.max(0, rule.spendSatang - spentSatang));
  const isOpen = state === 'open';
  const words = {
    open:
      spentSatang === 0
        ? t('referral.nothingSpent', { days: daysLeft })
        : t('referral.spent', { spent: formatBaht(spentSatang), missing, days: daysLeft }),
    rewarded: t('referral.rewarded', { needed, day: friend.rewardedDate ?? '' }),
    late: t('referral.late', { needed, days: rule.days }),
    refused: t('referral.refused'),
  };
  return (
    <div className="portal-refer__friend">
      <Avatar tone="quiet" {...(friend.name !== '' && { initials: [...friend.name][0] })} />
      <div className="portal-refer__state">
        <div className="sw-rows">
          <p className="sw-strong">{name}</p>
          <p className="sw-note sw-figures">{words[state]}</p>
        </div>
        {isOpen ? (
          <Progress
            label={t('referral.spentOf', { name })}
            isLabelHidden
            value={spentSatang / rule.spendSatang}
            valueText={words.open}
          />
        ) : null}
      </div>
      {state === 'rewarded' ? (
        <Badge tone="success">{t('referral.rewardedBadge', { sum: formatBaht(rule.perJobSatang * rule.uses) })}</Badge>
      ) : null}
      {isOpen && spentSatang === 0 ? (
        <ShareButton
          variant="tint"
          url={url}
          title={t('referral.title')}
          text={t('referral.nudgeMessage', { sum: needed, days: daysLeft })}
          texts={{
            ...{ share: t('referral.nudge'), copy: t('referral.nudge'), copied: t('common.copied') },
            failed: t('referral.byHand'),
          }}
        />
      ) : null}
    </div>
  );
}

/** The friends who signed up by the link, the latest first. */
export function FriendList({ referral }: { readonly referral: Referral }) {
  const t = useTranslate();
  const { friends, friendCount } = referral;
  return (
    <section className="portal-refer__section" aria-labelledby="refer-friends">
      <div className="portal-refer__head">
        <h2 id="refer-friends" className="sw-heading">
          {t('referral.friends')}
        </h2>
        {friendCount > 0 ? <p className="sw-note">{t('referral.friendCount', { count: friendCount })}</p> : null}
      </div>
      <Card padding="none">
        <List
          label={t('referral.friends')}
          loadingLabel={t('portal.loading')}
          items={friends.map((friend, index) => ({ id: `${friend.joinedDate} ${friends.length - index}`, friend }))}
          renderItem={({ friend }) => <FriendRow friend={friend} referral={referral} />}
          empty={
            <EmptyState
              title={t('referral.empty')}
              headingLevel={3}
              drawing={
                <span className="portal-refer__mark sw-round-mark">
                  <Icon icon={Users} size="large" />
                </span>
              }
            >
              {t('referral.emptyHelp')}
            </EmptyState>
          }
        />
      </Card>
    </section>
  );
}
