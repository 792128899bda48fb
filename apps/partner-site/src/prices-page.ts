import { escapeHtml, type PageOptions } from './page.ts';

const texts = {
  en: {
    title: 'Delivery prices · Baan Chandra',
    headline: 'From our door to theirs',
    lead: 'What a driver from the hotel costs today.',
    prices: 'Delivery prices',
    start: 'Baan Chandra, front desk',
  },
  th: {
    title: 'ค่าส่งของ · บ้านจันทรา',
    headline: 'จากโรงแรมถึงมือผู้รับ',
    lead: 'ค่าส่งจากเคาน์เตอร์โรงแรมวันนี้',
    prices: 'ค่าส่งของ',
    start: 'บ้านจันทรา เคาน์เตอร์ต้อนรับ',
  },
} as const;

/** Where the hotel stands, by the river. */
const hotel = '13.72350,100.51420';

/** The hotel's page of prices: no token is needed, because nobody signs on. */
export const renderPricesPage = ({ songwaiOrigin, partnerId, language, theme }: Omit<PageOptions, 'token'>): string => {
  const text = texts[language];
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
<script type="module" src="${escapeHtml(songwaiOrigin)}/widget/v1/songwai.js"></script>
</head>
<body>
<header class="bar"><p class="name">Baan Chandra</p></header>
<main class="concierge">
<section class="pitch"><h1>${text.headline}</h1><p>${text.lead}</p></section>
<section class="desk" aria-label="${text.prices}">
<songwai-price-check partner="${escapeHtml(partnerId)}" pick-up-at="${hotel}" pick-up="${text.start}" lang="${language}" theme="${theme}"></songwai-price-check>
</section>
</main>
<div class="river" aria-hidden="true"></div>
</body>
</html>
`;
};
