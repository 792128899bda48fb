import { escapeHtml } from '../../frame/html.ts';

interface HotelFrame {
  /** Its other pages, which this site does not have. */
  readonly nav?: readonly string[];
  readonly main: string;
}

/** The name above and the river below: what the hotel's pages have in common. */
export const renderHotel = ({ nav = [], main }: HotelFrame): string => {
  const links = nav.map((item) => `<a href="#">${escapeHtml(item)}</a>`).join('');
  return `<header class="bar"><p class="name">Baan Chandra</p>${links && `<nav aria-label="Baan Chandra">${links}</nav>`}</header>
${main}
<div class="river" aria-hidden="true"></div>`;
};
