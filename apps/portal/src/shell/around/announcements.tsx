import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { TopBar } from './top-bar.tsx';
import { usePromotionOnce } from './use-promotion-once.ts';

/** What an operator tells every visitor: the bar above the page, and a promotion as a message (spec §3 "Start-up data"). */
export function Announcements() {
  const language = useLanguage();
  const { data } = useQuery(startupQuery(usePortal()));
  usePromotionOnce(data?.promotion ?? null);
  const text = data?.topBar?.[language];
  return text ? <TopBar key={text} text={text} /> : null;
}
