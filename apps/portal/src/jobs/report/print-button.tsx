import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Printer } from 'lucide';
import { useEffect, useRef, useState } from 'react';

/** A browser that prints says so before its dialog opens; one that has said nothing by then was kept from it. */
const patienceMs = 1_000;

/** Prints the page. Where a blocker prevents it, says so and what to do (spec §8 "adblock blocks printing"). */
export function PrintButton() {
  const t = useTranslate();
  const [isBlocked, setIsBlocked] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const handleBefore = () => {
      clearTimeout(waiting.current);
      setIsBlocked(false);
    };
    window.addEventListener('beforeprint', handleBefore);
    return () => {
      clearTimeout(waiting.current);
      window.removeEventListener('beforeprint', handleBefore);
    };
  }, []);

  const handlePrint = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setIsBlocked(true), patienceMs);
    try {
      window.print();
    } catch {
      // Blockers replace the function or remove it.
      clearTimeout(waiting.current);
      setIsBlocked(true);
    }
  };

  return (
    <div className="sw-not-on-paper">
      <Button variant="primary" size="large" icon={Printer} onClick={handlePrint}>
        {t('report.print')}
      </Button>
      {isBlocked ? (
        <Banner tone="danger" title={t('report.blockedTitle')}>
          {t('report.blocked')}
        </Banner>
      ) : null}
    </div>
  );
}
