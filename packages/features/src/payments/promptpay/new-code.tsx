import { Button } from '@songwai/ui/button/button';
import { RefreshCw } from 'lucide';
import { useTranslate } from '../../shared/translate-context.tsx';

interface NewCodeProps {
  readonly isLoading: boolean | undefined;
  readonly onPress: () => void;
}

/** Over a code whose time is over. */
export function NewCode({ isLoading, onPress }: NewCodeProps) {
  const t = useTranslate();
  return (
    <Button variant="primary" icon={RefreshCw} isLoading={isLoading} onClick={onPress}>
      {t('payments.newCode')}
    </Button>
  );
}
