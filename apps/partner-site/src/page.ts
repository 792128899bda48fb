export interface PageOptions {
  readonly songwaiOrigin: string;
  readonly partnerId: string;
  readonly token: string;
  readonly language: 'th' | 'en';
  readonly theme: 'light' | 'dark' | 'auto';
}

const texts = {
  en: {
    title: 'Concierge · Baan Chandra',
    nav: ['Rooms', 'Dining', 'Riverside spa', 'Concierge'],
    headline: ['Left it across town?', 'Have it brought over.'],
    lead: 'Shopping, documents, a forgotten charger. Leave it at the front desk and a driver takes it anywhere in Bangkok the same day.',
    booking: 'Send a parcel',
    tracking: 'On its way',
  },
  th: {
    title: 'คอนเซียร์จ · บ้านจันทรา',
    nav: ['ห้องพัก', 'ห้องอาหาร', 'สปาริมน้ำ', 'คอนเซียร์จ'],
    headline: ['ลืมของไว้อีกฝั่งเมือง', 'ให้เรารับมาให้'],
    lead: 'ของช้อปปิ้ง เอกสาร หรือสายชาร์จที่ลืมไว้ ฝากที่เคาน์เตอร์ แล้วคนขับจะไปส่งทั่วกรุงเทพฯ ภายในวันเดียว',
    booking: 'ส่งของ',
    tracking: 'กำลังเดินทาง',
  },
} as const;

/** Text for HTML and its attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The hotel's concierge page: Songwai needs only one script tag and two elements. */
export const renderPage = ({ songwaiOrigin, partnerId, token, language, theme }: PageOptions): string => {
  const text = texts[language];
  const attributes = `lang="${language}" theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
<script type="module" src="${escapeHtml(songwaiOrigin)}/widget/v1/songwai.js"></script>
<script type="module" src="/page.js"></script>
</head>
<body>
<header class="bar"><p class="name">Baan Chandra</p><nav aria-label="Baan Chandra">${text.nav.map((item) => `<a href="#">${item}</a>`).join('')}</nav></header>
<main class="concierge">
<section class="pitch"><h1>${text.headline.map((phrase) => `<span>${phrase}</span>`).join(' ')}</h1><p>${text.lead}</p></section>
<section class="desk" aria-label="${text.booking}">
<songwai-booking partner="${escapeHtml(partnerId)}" token="${escapeHtml(token)}" ${attributes}></songwai-booking>
</section>
<section class="desk" id="tracking" aria-label="${text.tracking}" hidden></section>
</main>
<div class="river" aria-hidden="true"></div>
</body>
</html>
`;
};
