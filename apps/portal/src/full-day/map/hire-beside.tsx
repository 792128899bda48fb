import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { baseMapQuery, startupQuery } from '../../shell/startup.queries.ts';

const loadMap = lazyPart(() => import('@songwai/features/full-day/map/hire-map'), ['map', 'errors']);

interface HireBesideProps {
  readonly flow: HireFlow;
  readonly isPinning: boolean;
  readonly isStrip: boolean;
}

/** The map beside the form of a hire by the day; at once where a pin is wanted. */
export function HireBeside({ isPinning, ...shown }: HireBesideProps) {
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));
  const baseMap = useQuery(baseMapQuery());
  return (
    <LazyView load={loadMap} skeleton={null} isPatient={!isPinning}>
      {({ HireMap }) => (
        <HireMap
          {...shown}
          transport={portal.transport}
          mapBase={{ baseMap: baseMap.data ?? null, tiles: startup.data?.tiles ?? null }}
        />
      )}
    </LazyView>
  );
}
