import { Icon } from '@songwai/ui/icon/icon';
import { Logo } from '@songwai/ui/logo/logo';
import { Languages } from 'lucide';
import type { StartData } from './start-data.ts';
import type { Texts } from './texts.ts';

/** Who we are, and the page in the other language. */
export function PageHeader({ data, text }: { readonly data: StartData; readonly text: Texts }) {
  return (
    <header className="pg-header">
      <Logo name={text.name} />
      <span className="pg-header__for">{text.forDevelopers}</span>
      <a className="pg-header__link" href={data.otherLanguage} lang={data.language === 'th' ? 'en' : 'th'}>
        <Icon icon={Languages} />
        {text.otherLanguage}
      </a>
    </header>
  );
}

/** What else there is to read. */
export function ReadMore({ data, text }: { readonly data: StartData; readonly text: Texts }) {
  const links = [
    { name: text.examples, address: data.examples },
    { name: text.help, address: `${data.songwaiOrigin}/widget/v1/help.html` },
    { name: text.api, address: `${data.songwaiOrigin}/api/docs` },
  ];
  return (
    <nav className="pg-read" aria-labelledby="read">
      <h2 id="read" className="pg-menu__title">
        {text.read}
      </h2>
      <ul>
        {links.map(({ name, address }) => (
          <li key={address}>
            <a className="pg-read__link" href={address}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
