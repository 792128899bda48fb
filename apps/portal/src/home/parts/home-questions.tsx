import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Accordion } from '@songwai/ui/accordion/accordion';
import { SiteBand } from '@songwai/ui/site-frame/site-band';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import type { FaqId } from '../../site/faq/faq-topics.ts';
import { useQuestions } from '../../site/faq/use-questions.ts';
import { SectionHead } from './section-head.tsx';

/** What most ask before their first booking. */
const asked: readonly FaqId[] = ['fast', 'stops', 'waiting', 'cancel', 'trouble', 'receipt'];

/** Six questions, the first of them answered (spec §2, anchor `faq`). */
export function HomeQuestions() {
  const t = useTranslate();
  const questions = Object.values(useQuestions()).flat();
  const { data } = useQuery(startupQuery(usePortal()));
  const [openIds, setOpenIds] = useState<readonly string[]>(asked.slice(0, 1));
  return (
    <SiteBand id="faq" labelledBy="faq-title">
      <div className="portal-home__questions">
        <SectionHead
          id="faq-title"
          title={t('home.faqTitle')}
          lead={data && t('home.faqLead', { hours: data.supportHours })}
          action={
            <LocalLink kind="standalone" to="/faq">
              {t('home.faqAll')}
            </LocalLink>
          }
        />
        <Accordion
          headingLevel={3}
          openIds={openIds}
          onChange={setOpenIds}
          items={asked.flatMap((id) => {
            const question = questions.find((each) => each.id === id);
            return question ? { id, title: <Phrases text={question.title} />, content: <Phrases text={question.answer} /> } : [];
          })}
        />
      </div>
    </SiteBand>
  );
}
