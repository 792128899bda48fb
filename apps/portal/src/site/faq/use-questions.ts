import { maxStops } from '@songwai/core/basics/stop-limits';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useMemo } from 'react';
import { type FaqTopic, faqTopics, topicIds } from './faq-topics.ts';
import type { Question } from './search-questions.ts';

/** All questions in the visitor's language, by topic. */
export const useQuestions = (): Readonly<Record<FaqTopic, readonly Question[]>> => {
  const t = useTranslate();
  return useMemo(() => {
    const questionsOf = (topic: FaqTopic): readonly Question[] =>
      faqTopics[topic].map((id) => ({ id, title: t(`faq.q.${id}`), answer: t(`faq.a.${id}`, { stops: maxStops }) }));
    return Object.fromEntries(topicIds.map((topic) => [topic, questionsOf(topic)])) as Readonly<
      Record<FaqTopic, readonly Question[]>
    >;
  }, [t]);
};
