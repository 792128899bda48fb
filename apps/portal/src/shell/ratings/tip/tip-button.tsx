import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { type ReactNode, useState } from 'react';

interface TipButtonProps {
  readonly driverName: string;
  /** The dialog, while it is open. */
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** The way to the tip, below the stars (spec §3 "tip driver"). Needs the texts of a rating. */
export function TipButton({ driverName, renderDialog }: TipButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isFullWidth onClick={() => setOpen(true)}>
        {t('rating.tip', { name: driverName })}
      </Button>
      {isOpen ? renderDialog(() => setOpen(false)) : null}
    </>
  );
}
