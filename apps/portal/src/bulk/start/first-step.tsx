import type { FileOrderFlow } from '@songwai/core/bulk/order/file-order-flow';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { bulksQuery } from '../bulk.queries.ts';
import { openFileReading } from '../reading/open-file-reading.ts';
import { openReadSource, type ReadSource } from '../reading/read-source.ts';
import { RecentFiles } from './recent-files.tsx';
import { StartStep } from './start-step.tsx';
import type { FirstRead } from './use-reading.ts';

interface FirstStepProps {
  readonly rows: RowsFlow;
  readonly order: FileOrderFlow;
}

const takeWanted = ({ source, wanted }: ReadSource): FirstRead | null =>
  source !== null && wanted ? { source, ...wanted } : null;

/** The first step with the files of before. */
export function FirstStep({ rows, order }: FirstStepProps) {
  const { part, transport } = usePortal();
  const navigate = useLocalizedNavigate();
  const target = useLocalTarget();
  const pickUp = useFlow(order.store, (state) => state.pickUp);
  const last = part(openReadSource);
  const [first] = useState(() => takeWanted(last));
  // Whoever comes back later begins with an empty step.
  useEffect(() => {
    last.wanted = null;
  }, [last]);
  const recent = useQuery(bulksQuery(transport));
  return (
    <StartStep
      startReading={part(openFileReading)}
      first={first}
      onSheet={(sheet, source) => {
        last.source = source;
        rows.load(sheet);
        order.renew();
      }}
      pickUp={pickUp}
      onPickUp={(chosen) => order.change({ pickUp: chosen })}
      recent={
        <RecentFiles
          files={recent.data ?? []}
          linkOf={(bulkId) => target(`/upload?file=${bulkId}`)}
          onAgain={(bulkId) => navigate(`/upload?again=${bulkId}`)}
        />
      }
    />
  );
}
