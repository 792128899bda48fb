import { createDropPointFlow } from '@songwai/core/partners/drop-points/drop-point-flow';
import { accentOf } from '@songwai/core/partners/partner';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import { DropPointView } from '@songwai/features/drop-point/drop-point-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { useEffect, useState } from 'react';
import type { PageProps } from '../routes/route-entry.ts';
import { useAddress } from '../routes/use-address.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { usePartnerColour } from './use-partner-colour.ts';
import './drop-point.page.css';

interface DropPointProps {
  readonly partnerId: string;
  readonly reference: string;
  readonly signature: string | null;
}

function DropPoint(link: DropPointProps) {
  const { transport, random, privateStorage, onError } = usePortal();
  const [search] = useState(() => createPlaceSearch({ transport }));
  const [flow] = useState(() =>
    createDropPointFlow({ ...link, transport, random, onError, storage: privateStorage, clock: Date.now }),
  );
  const { partnerName, theme } = useFlow(flow.store, (state) => ({ partnerName: state.partnerName, theme: state.theme }));
  usePartnerColour(accentOf(theme));

  useEffect(() => {
    void flow.open().catch(onError);
    return () => search.dispose();
  }, [flow, search, onError]);

  return (
    <main className="portal-drop-point" id="main">
      <Card padding="none" className="portal-drop-point__card">
        <DropPointView {...{ flow, search }} brand={<span className="sw-strong sw-accent">{partnerName}</span>} />
      </Card>
    </main>
  );
}

/** Behind a travel partner's link: where the bags of one booking go (decisions, `/droppoint/:partner`). */
export function DropPointPage({ params: { partner = '' } }: PageProps) {
  const { search } = useAddress();
  const query = new URLSearchParams(search);
  const link = { partnerId: partner, reference: query.get('reference') ?? '', signature: query.get('signature') };
  return <DropPoint key={`${partner} ${search}`} {...link} />;
}
