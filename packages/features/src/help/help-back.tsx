import { Button } from '@songwai/ui/button/button';
import { ArrowLeft } from 'lucide';
import { useTranslate } from '../shared/translate-context.tsx';

/** From the delivery back to help. */
export function HelpBack({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslate();
  return (
    <Button variant="quiet" icon={ArrowLeft} onClick={onPress}>
      {t('common.back')}
    </Button>
  );
}
