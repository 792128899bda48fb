import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Accordion } from '@songwai/ui/accordion/accordion';
import { Button } from '@songwai/ui/button/button';
import { HighlightedText } from '@songwai/ui/combobox-search/highlighted-text';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { SearchField } from '@songwai/ui/search-field/search-field';
import { useState } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { StructuredData } from '../structured-data.tsx';
import { AskSupport } from './ask-support.tsx';

import { topicIds, topicOf } from './faq-topics.ts';
import { matchesIn, searchQuestions } from './search-questions.ts';
import { TopicChoice } from './topic-choice.tsx';
import { useQuestions } from './use-questions.ts';
import './faq.page.css';

/** Questions and answers by topic; a search looks through all of them (spec §2 "faq"). */
export function FaqPage() {
  const t = useTranslate();
  const { search: query } = useAddress();
  const questions = useQuestions();
  const [search, setSearch] = useState('');
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const all = topicIds.flatMap((topic) => questions[topic]);
  const data = {
    '@type': 'FAQPage',
    mainEntity: all.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };

  const topic = topicOf(query);
  const isSearching = search.trim() !== '';
  const shown = isSearching ? searchQuestions(all, search) : questions[topic];
  const resultText = !isSearching
    ? ''
    : shown.length > 0
      ? t('faq.found', { count: shown.length })
      : t('faq.none', { text: search.trim() });

  const handleSearch = (text: string) => {
    setSearch(text);
    // The best hit is open, so that most who search need no other press.
    const best = text.trim() === '' ? undefined : searchQuestions(all, text)[0];
    setOpenIds(best ? [best.id] : []);
  };

  return (
    <main className="portal-faq" id="main">
      <div className="portal-faq__top">
        <h1 className="sw-heading--hero">
          <Phrases text={t('faq.title')} />
        </h1>
        <SearchField
          label={t('faq.search')}
          placeholder={t('faq.placeholder')}
          clearLabel={t('faq.clear')}
          value={search}
          onChange={handleSearch}
          resultText={resultText}
        />
      </div>
      <div className="portal-faq__body">
        <TopicChoice topic={isSearching ? null : topic} onChoose={() => handleSearch('')} />
        <div className="portal-faq__answers">
          {isSearching ? (
            shown.length > 0 ? (
              <h2 className="sw-heading--small">{resultText}</h2>
            ) : null
          ) : (
            <h2 className="sw-heading--page">{t(`faq.${topic}`)}</h2>
          )}
          {shown.length > 0 ? (
            <Accordion
              headingLevel={3}
              openIds={openIds}
              onChange={setOpenIds}
              items={shown.map(({ id, title, answer }) => ({
                id,
                title: isSearching ? (
                  <HighlightedText text={title} matches={matchesIn(title, search)} />
                ) : (
                  <Phrases text={title} />
                ),
                content: isSearching ? (
                  <HighlightedText text={answer} matches={matchesIn(answer, search)} />
                ) : (
                  <Phrases text={answer} />
                ),
              }))}
            />
          ) : (
            <EmptyState
              title={resultText}
              headingLevel={2}
              action={
                <Button variant="secondary" onClick={() => handleSearch('')}>
                  {t('faq.showAll')}
                </Button>
              }
            >
              <Phrases text={t('faq.noneHelp')} />
            </EmptyState>
          )}
          <AskSupport />
        </div>
      </div>
      <StructuredData data={data} />
    </main>
  );
}
