/** The questions by topic, in the order of the page. The texts `faq.q.<id>` and `faq.a.<id>` ask and answer. */
export const faqTopics = {
  booking: ['fast', 'areas', 'stops', 'later', 'size', 'change', 'cancel', 'noDriver'],
  paying: ['ways', 'price', 'waiting', 'cod', 'payer', 'receipt', 'charged'],
  driver: ['follow', 'receiver', 'favourite', 'proof', 'rate', 'trouble'],
  wallet: ['topUp', 'code', 'refund', 'withdraw'],
  company: ['open', 'members', 'cost', 'monthly', 'reference'],
} as const;

export type FaqTopic = keyof typeof faqTopics;
export type FaqId = (typeof faqTopics)[FaqTopic][number];

/** In the order of the page. */
export const topicIds = Object.keys(faqTopics) as readonly FaqTopic[];

/** The topic of an address, `?topic=paying`; the first one where it names none. */
export const topicOf = (search: string): FaqTopic => {
  const named = new URLSearchParams(search).get('topic');
  return topicIds.find((topic) => topic === named) ?? 'booking';
};
