import type { ReactNode } from 'react';
import './chosen-card.css';

/** Around a `RouteCard`: the stop that the page is about, with an edge in the brand's colour. */
export function ChosenCard({ children }: { readonly children: ReactNode }) {
  return <div className="sw-chosen-card">{children}</div>;
}
