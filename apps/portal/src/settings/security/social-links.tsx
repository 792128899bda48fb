import { unlinkLine } from '@songwai/core/identity/line-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { ListRow } from '@songwai/ui/list/list-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { socialLinksQuery } from './social-links.queries.ts';

/** The links to LINE and Facebook, where there are any. That to LINE can be ended, here and at LINE. */
export function SocialLinks() {
  const t = useTranslate();
  const { transport, part } = usePortal();
  const queries = useQueryClient();
  // Without an answer nothing is offered: the password and the devices do not depend on it.
  const { data: links = { hasLine: false, hasFacebook: false } } = useQuery(socialLinksQuery(transport));
  const [isEnding, setIsEnding] = useState(false);

  const handleEnded = () => {
    setIsEnding(false);
    part(openAlerts).show({ tone: 'success', title: t('settings.lineEnded') });
  };
  return (
    <>
      {links.hasLine ? (
        <ListRow
          leading={<Icon icon={Link2} />}
          title="LINE"
          detail={t('settings.linked')}
          actions={
            <Button variant="quiet" onClick={() => setIsEnding(true)}>
              {t('settings.endLink')}
            </Button>
          }
        />
      ) : null}
      {links.hasFacebook ? <ListRow leading={<Icon icon={Link2} />} title="Facebook" detail={t('settings.linked')} /> : null}
      {isEnding ? (
        <ConfirmAction
          title={t('settings.endLineQuestion')}
          detail={t('settings.endLineHelp')}
          confirmLabel={t('settings.endLink')}
          cancelLabel={t('settings.keepLink')}
          act={async () => {
            await unlinkLine(transport);
            await queries.invalidateQueries({ queryKey: socialLinksQuery(transport).queryKey });
          }}
          onDone={handleEnded}
          onCancel={() => setIsEnding(false)}
        />
      ) : null}
    </>
  );
}
