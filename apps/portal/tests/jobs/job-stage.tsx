import type { JobDetail } from '@songwai/core/jobs/job';
import { useMedia } from '@songwai/ui/lib/use-media';
import { MapFrame } from '@songwai/ui/map-frame/map-frame';
import type { ReactNode } from 'react';
import { SearchMap } from '../../src/jobs/search/search-map.tsx';
import { HeaderBrand } from '../../src/shell/header/header-brand.tsx';

interface JobStageProps {
  readonly job: JobDetail;
  readonly children: ReactNode;
}

/** A panel beside the map, as the page of a job has it, for stories of its parts. */
export function JobStage({ job, children }: JobStageProps) {
  const isNarrow = useMedia('(max-width: 959px)');
  return (
    <MapFrame
      layout="page"
      strip="high"
      brand={isNarrow ? null : <HeaderBrand />}
      head={null}
      map={<SearchMap job={job} isStrip={isNarrow} />}
    >
      {children}
    </MapFrame>
  );
}
