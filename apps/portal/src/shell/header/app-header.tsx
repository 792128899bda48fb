import { HeaderBrand } from './header-brand.tsx';
import { HeaderMenu } from './header-menu.tsx';
import './app-header.css';

/** The header of pages without a full-screen map. */
export function AppHeader() {
  return (
    <header className="sw-edge-bar portal-header">
      <HeaderBrand />
      <HeaderMenu />
    </header>
  );
}
