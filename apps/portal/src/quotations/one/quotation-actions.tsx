import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { hireFromQuotation } from '@songwai/core/quotations/quotation-draft';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { ShareButton } from '@songwai/ui/share/share-button';
import { Copy, Download, Printer } from 'lucide';
import { openHire } from '../../full-day/open-hire.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** Downloads, shares, prints, or begins another one like it. */
export function QuotationActions({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const language = useLanguage();
  const clock = useClock();
  const portal = usePortal();
  const navigate = useLocalizedNavigate();
  const pdfPath = `${quotation.pdfPath}?lang=${language}`;
  const copy = () => {
    portal.part(openHire).startAgain(hireFromQuotation(quotation, clock()));
    navigate('/fullday');
  };
  return (
    <>
      <div className="portal-quotation__buttons">
        <a className={buttonClass({ variant: 'primary', size: 'large' })} href={pdfPath} download={`${quotation.number}.pdf`}>
          <span className="sw-button__content">
            <Icon icon={Download} />
            {t('quotation.download')}
          </span>
        </a>
        <ShareButton
          url={new URL(pdfPath, globalThis.location.origin).href}
          title={`${t('quotation.title')} ${quotation.number}`}
          isFullWidth
          texts={{
            share: t('quotation.share'),
            copy: t('quotation.shareCopy'),
            copied: t('quotation.shareCopied'),
            failed: t('quotation.shareFailed'),
          }}
        />
        <Button icon={Printer} onClick={() => globalThis.print()}>
          {t('quotation.print')}
        </Button>
      </div>
      <div className="portal-quotation__again">
        <p className="sw-soft">{t('quotation.againHelp')}</p>
        <Button variant="quiet" icon={Copy} onClick={copy}>
          {t('quotation.again')}
        </Button>
      </div>
    </>
  );
}
