import { HomeHelp } from './manual/home-help.tsx';
import { BusinessData } from './parts/business-data.tsx';
import { HomeBusiness } from './parts/home-business.tsx';
import { HomeEnd } from './parts/home-end.tsx';
import { HomeFacts } from './parts/home-facts.tsx';
import { HomeHero } from './parts/home-hero.tsx';
import { HomePartners } from './parts/home-partners.tsx';
import { HomePaying } from './parts/home-paying.tsx';
import { HomePrices } from './parts/home-prices.tsx';
import { HomeQuestions } from './parts/home-questions.tsx';
import { HomeReasons } from './parts/home-reasons.tsx';
import { HomeSteps } from './parts/home-steps.tsx';
import { usePriceCheck } from './parts/use-price-check.ts';
import './home.page.css';

/** What we do, beginning with a price: everything below it explains how that comes about (spec §1, §2). */
export function HomePage() {
  const { flow, searches } = usePriceCheck();
  return (
    <main id="main">
      <HomeHero {...{ flow, searches }} />
      <HomeFacts />
      <HomeReasons />
      <HomeSteps />
      <HomePrices flow={flow} />
      <HomePaying />
      <HomeBusiness />
      <HomePartners />
      <HomeQuestions />
      <HomeHelp />
      <HomeEnd />
      <BusinessData />
    </main>
  );
}
