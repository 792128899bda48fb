import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { SideNav } from '@songwai/ui/side-nav/side-nav';
import { Banknote, Bike, Building2, Package, Wallet } from 'lucide';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { type FaqTopic, faqTopics, topicIds } from './faq-topics.ts';

const icons = { booking: Package, paying: Banknote, driver: Bike, wallet: Wallet, company: Building2 } as const;
const pathOf = (topic: FaqTopic): string => `/faq?topic=${topic}`;

interface TopicChoiceProps {
  /** Null while a search looks through all of them. */
  readonly topic: FaqTopic | null;
  readonly onChoose: () => void;
}

/** The topics with their numbers of questions: below each other, on a phone as chips. */
export function TopicChoice({ topic, onChoose }: TopicChoiceProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const navigate = useLocalizedNavigate();
  const countOf = (id: FaqTopic) => faqTopics[id].length;
  const items = topicIds.map((id) => {
    const { href, onClick } = target(pathOf(id));
    return {
      id,
      text: t(`faq.${id}`),
      icon: icons[id],
      count: { count: countOf(id), label: t('faq.count', { count: countOf(id) }) },
      link: {
        href,
        onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
          onChoose();
          onClick?.(event);
        },
      },
    };
  });
  return (
    <>
      <div className="portal-faq__nav">
        <SideNav label={t('faq.categories')} groups={[items]} currentId={topic ?? undefined} />
      </div>
      <div className="portal-faq__chips">
        <ChoiceChips<FaqTopic | ''>
          label={t('faq.categories')}
          layout="scroll"
          value={topic ?? ''}
          onChange={(id) => {
            if (id === '') return;
            onChoose();
            navigate(pathOf(id));
          }}
          options={topicIds.map((id) => ({ value: id, label: t(`faq.${id}`), detail: String(countOf(id)) }))}
        />
      </div>
    </>
  );
}
