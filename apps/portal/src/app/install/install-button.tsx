import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Smartphone } from 'lucide';
import { usePortal } from '../../shell/portal-context.tsx';
import { useInstall } from './use-install.ts';

/**
 * The button that installs the portal, or what to do instead: by hand on Apple's phones, in another browser, nothing where it is installed.
 * Needs the texts `install`.
 */
export function InstallButton() {
  const t = useTranslate();
  const { onError } = usePortal();
  const { way, ask } = useInstall();
  const note = {
    unknown: '',
    ask: '',
    byHand: t('install.byHand'),
    installed: t('install.done'),
    none: t('install.none'),
  }[way];
  return (
    <>
      {way === 'unknown' || way === 'ask' ? (
        <Button icon={Smartphone} isDisabled={way === 'unknown'} onClick={() => void ask().catch(onError)}>
          {t('install.button')}
        </Button>
      ) : (
        <p className="sw-soft">{note}</p>
      )}
      <LiveRegion message={way === 'installed' ? note : ''} />
    </>
  );
}
