import { formatBaht } from '@songwai/core/basics/money';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import type { Proof } from '@songwai/features/jobs/proof-gallery';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { linkClass } from '@songwai/ui/link/link';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { CircleX, Pencil } from 'lucide';
import type { Ref } from 'react';

const loadGallery = lazyPart(() => import('@songwai/features/jobs/proof-gallery'));

interface StopFactsProps {
  readonly stop: JobStop;
  /** "Stop 2", for the button's name. */
  readonly name: string;
  readonly proofs: readonly Proof[];
  /** Why the driver could not hand over the goods here. */
  readonly failure: string | null;
  /** The job is over: nobody is called any more. */
  readonly isOver: boolean;
  /** Absent where it cannot be corrected any more. */
  readonly onMend?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A stop as its customer knows it: who is there, the note, what to collect, what was photographed. */
export function StopFacts({ stop, name, proofs, failure, isOver, onMend, ref }: StopFactsProps) {
  const t = useTranslate();
  const { contactName, contactPhone, remark, codSatang, codCollectedSatang } = stop;
  return (
    <div ref={ref} className="portal-job__facts sw-small sw-soft" tabIndex={-1}>
      {failure ? (
        <p className="portal-job__fact sw-problem">
          <Icon icon={CircleX} size="small" /> {failure}
        </p>
      ) : null}
      <p className="portal-job__person">
        {t('job.contact', { name: contactName })}
        {isOver ? null : (
          <a
            className={`portal-job__call sw-figures ${linkClass({ kind: 'inline' })}`}
            href={`tel:${contactPhone}`}
            aria-label={t('job.call', { name: contactName, phone: formatPhone(contactPhone) })}
          >
            {formatPhone(contactPhone)}
          </a>
        )}
      </p>
      {remark ? <p>{remark}</p> : null}
      {codSatang ? (
        <p className="sw-figures">
          {codCollectedSatang === undefined
            ? t('job.collect', { amount: formatBaht(codSatang) })
            : t('job.codCollected', { amount: formatBaht(codCollectedSatang) })}
        </p>
      ) : null}
      {proofs.length > 0 ? (
        <LazyView load={loadGallery} skeleton={<Skeleton width="84px" height="62px" />}>
          {({ ProofGallery }) => <ProofGallery proofs={proofs} />}
        </LazyView>
      ) : null}
      {onMend ? (
        <Button variant="quiet" size="dense" icon={Pencil} aria-label={t('job.mendStop', { stop: name })} onClick={onMend}>
          {t('job.mend')}
        </Button>
      ) : null}
    </div>
  );
}
