import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { ArrowLeft } from 'lucide';
import './entry-steps.css';

/** Back to the step before, above a step's heading. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  const t = useTranslate();
  return (
    <div className="portal-entry__back">
      <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
        {t('joining.back')}
      </Button>
    </div>
  );
}
