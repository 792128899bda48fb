import { useTranslate } from '@songwai/features/shared/translate-context';
import { SupportCallLink } from '../shell/help/support-call-link.tsx';

/** On a line of its own. */
export function CallSupportLink() {
  const t = useTranslate();
  return (
    <>
      <br />
      <SupportCallLink text={(phone) => t('chat.callSupport', { phone })} />
    </>
  );
}
