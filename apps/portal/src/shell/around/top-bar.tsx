import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { usePageBar } from './use-page-bar.ts';
import { useSeen } from './use-seen.ts';
import './top-bar.css';

/** The bar above every page, until its text is dismissed on this device; another text shows it again (spec §3, `topBar`). */
export function TopBar({ text }: { readonly text: string }) {
  const t = useTranslate();
  const [seen, storeSeen] = useSeen('topBar');
  if (seen === undefined || seen === text) return null;
  return <Bar text={text} closeText={t('common.close')} onClose={() => storeSeen(text)} />;
}

interface BarProps {
  readonly text: string;
  readonly closeText: string;
  readonly onClose: () => void;
}

function Bar({ text, closeText, onClose }: BarProps) {
  const bar = usePageBar('top');
  return (
    <div ref={bar} className="portal-top-bar sw-not-on-paper">
      <Banner tone="info" dismiss={{ label: closeText, onDismiss: onClose }}>
        {text}
      </Banner>
    </div>
  );
}
