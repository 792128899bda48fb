import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { deviceName } from '@songwai/core/sessions/device-name';
import { type LiveSession, revokeOtherSessions, revokeSession } from '@songwai/core/sessions/session-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { ListCard } from '../../shell/settings/list-card.tsx';
import { SettingsCard } from '../../shell/settings/settings-card.tsx';
import { sessionsQuery } from './sessions.queries.ts';

/** Where the user is signed in, with a way to end each of them, or all but this one. */
export function SessionList() {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery(transport));
  const [ending, setEnding] = useState<LiveSession | 'others' | null>(null);

  const nameOf = ({ deviceName: userAgent, channel }: LiveSession): string => {
    const { browser, system } = deviceName(userAgent);
    if (browser && system) return t('settings.browserOn', { browser, system });
    return browser ?? system ?? (channel === 'web' ? t('settings.unknownDevice') : channel);
  };
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const items = query.data?.map((session) => ({ id: session.sessionId, session }));

  const endIt = async () => {
    if (ending === 'others') await revokeOtherSessions(transport);
    else if (ending) await revokeSession(transport, ending.sessionId);
    await queries.invalidateQueries({ queryKey: sessionsQuery(transport).queryKey });
  };
  return (
    <SettingsCard
      title={t('settings.sessions')}
      action={
        others.length > 0 ? (
          <Button variant="quiet" onClick={() => setEnding('others')}>
            {t('settings.endOthers')}
          </Button>
        ) : undefined
      }
    >
      <ListCard
        label={t('settings.sessions')}
        query={{ isError: query.isError, data: items, refetch: query.refetch }}
        empty={{ title: t('settings.noSessions') }}
        failed={t('settings.sessionsFailed')}
        renderItem={({ session }) => (
          <ListRow
            leading={<Icon icon={deviceName(session.deviceName).isMobile ? Smartphone : Monitor} />}
            title={nameOf(session)}
            detail={
              session.isCurrent
                ? t('settings.usedNow')
                : t('settings.lastUsed', { date: `${bangkokDate(session.lastSeen)} ${bangkokTime(session.lastSeen)}` })
            }
            trailing={session.isCurrent ? <Badge tone="success">{t('settings.thisDevice')}</Badge> : undefined}
            actions={
              session.isCurrent ? undefined : (
                <Button variant="quiet" onClick={() => setEnding(session)}>
                  {t('account.signOut')}
                </Button>
              )
            }
          />
        )}
      />
      {ending ? (
        <ConfirmAction
          title={ending === 'others' ? t('settings.endOthersQuestion') : t('settings.endQuestion', { device: nameOf(ending) })}
          detail={t('settings.endHelp')}
          confirmLabel={t('account.signOut')}
          cancelLabel={t('settings.cancel')}
          act={endIt}
          onDone={() => setEnding(null)}
          onCancel={() => setEnding(null)}
        />
      ) : null}
    </SettingsCard>
  );
}
