import { switchMails, type UnsubscribeLink } from '@songwai/core/notifications/unsubscribe-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useRef, useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';

interface MailSwitchProps {
  readonly token: string;
  readonly link: UnsubscribeLink;
}

/** Whether mails about this are sent; `noneOfAll` after all were stopped that can be. */
type Sending = 'on' | 'onAgain' | 'allAgain' | 'off' | 'noneOfAll';

const titles = {
  on: 'unsubscribe.title',
  onAgain: 'unsubscribe.onAgain',
  allAgain: 'unsubscribe.onAgain',
  off: 'unsubscribe.off',
  noneOfAll: 'unsubscribe.noneOfAll',
} as const satisfies Record<Sending, string>;
const texts = {
  on: 'unsubscribe.help',
  onAgain: 'unsubscribe.onAgainHelp',
  allAgain: 'unsubscribe.allAgainHelp',
  off: 'unsubscribe.offHelp',
  noneOfAll: 'unsubscribe.noneOfAllHelp',
} as const satisfies Record<Sending, string>;

/** Stops the mails that a link is about, takes it back, or stops all that can be stopped. */
export function MailSwitch({ token, link }: MailSwitchProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sending, setSending] = useState<Sending>(link.isOn ? 'on' : 'off');
  const one = useAction();
  const all = useAction();

  const handlePress = async (action: typeof one, next: Sending) => {
    const isOn = next === 'onAgain' || next === 'allAgain';
    const isAll = next === 'noneOfAll' || next === 'allAgain';
    const isDone = await action.run(() => switchMails(transport, { token, isOn, all: isAll }));
    if (!isDone) return;
    setSending(next);
    // The button that was pressed is gone, and the heading says what happened.
    heading.current?.focus();
  };

  const names = {
    event: link.event === null ? t('unsubscribe.unknownEvent') : t(`preferences.${link.event}`),
    address: link.address,
  };
  const isSent = sending !== 'off' && sending !== 'noneOfAll';
  const settings = <LocalLink to="/settings/notifications">{t('unsubscribe.settings')}</LocalLink>;
  return (
    <Stack gap="large">
      <PageHeader title={t(titles[sending])} headingRef={heading} />
      <Card padding="large">
        <Stack>
          <p>
            <Phrases text={t(texts[sending], names)} />
          </p>
          <Problem error={one.error ?? all.error} />
          {isSent ? (
            <Button variant="primary" isFullWidth isLoading={one.isBusy} onClick={() => void handlePress(one, 'off')}>
              {t('unsubscribe.stop')}
            </Button>
          ) : null}
          {sending === 'noneOfAll' ? (
            <Button isFullWidth isLoading={all.isBusy} onClick={() => void handlePress(all, 'allAgain')}>
              {t('unsubscribe.undo')}
            </Button>
          ) : null}
          {sending === 'off' ? (
            <>
              <Button isFullWidth isLoading={one.isBusy} onClick={() => void handlePress(one, 'onAgain')}>
                {t('unsubscribe.undo')}
              </Button>
              <Button variant="quiet" isFullWidth isLoading={all.isBusy} onClick={() => void handlePress(all, 'noneOfAll')}>
                {t('unsubscribe.stopAll')}
              </Button>
              <p className="sw-note">{t('unsubscribe.stopAllHelp')}</p>
            </>
          ) : null}
        </Stack>
      </Card>
      <p className="sw-soft">
        {t('unsubscribe.more')} {settings}
      </p>
    </Stack>
  );
}
