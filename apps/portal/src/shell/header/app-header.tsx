import { HeaderBrand } from './header-brand.tsx';
import { HeaderMenu } from './header-menu.tsx';
import './app-header.css';

/** The bar on top of pages that are not a map. */
export function AppHeader() {
  return (
    <header className="sw-edge-bar portal-header">
      <HeaderBrand />
      <HeaderMenu />
    </header>
  );
}
