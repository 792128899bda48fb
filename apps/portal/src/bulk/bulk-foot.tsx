import type { ReactNode } from 'react';
import '@songwai/ui/card/deep-card.css';
import './bulk-foot.css';

/** The bar at the bottom of a step: what there is to know or to set, and its buttons. */
export function BulkFoot({ children, buttons }: { readonly children?: ReactNode; readonly buttons: ReactNode }) {
  return (
    <div className="sw-pay-bar portal-bulk-foot">
      {children ? <div className="portal-bulk-foot__words">{children}</div> : null}
      <div className="portal-bulk-foot__buttons">{buttons}</div>
    </div>
  );
}
