import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PhoneFrame } from '@songwai/ui/site-parts/phone-frame';
import { useLanguage } from '../../shell/language/use-language.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import type { ManualTopic } from './manual-topics.ts';

interface ManualStepsProps {
  readonly topic: ManualTopic;
  /** Pictures are fetched for whoever reads the topic. */
  readonly isOpen: boolean;
}

/** A topic of the manual: its steps, what it looks like, and the way there. */
export function ManualSteps({ topic: { steps, picture, page, action }, isOpen }: ManualStepsProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <>
      <ol className="portal-home__manual">
        {steps.map((step) => (
          <li key={step}>
            <Phrases text={t(step)} />
          </li>
        ))}
      </ol>
      {isOpen ? <PhoneFrame picture={`/app/manual/${picture}-${language}.webp`} /> : null}
      <LocalLink kind="standalone" to={page}>
        {t(action)}
      </LocalLink>
    </>
  );
}
