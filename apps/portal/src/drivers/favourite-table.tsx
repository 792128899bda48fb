import type { ListedDriver } from '@songwai/core/drivers/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import type { ListFaces } from '@songwai/ui/list/list';
import { Table } from '@songwai/ui/table/table';
import type { ReactNode } from 'react';
import { CarriedJobs, DrivenVehicle, DriverAvatar, DriverName } from './driver-cells.tsx';

type Row = ListedDriver & { readonly id: string };

interface FavouriteTableProps {
  readonly faces: ListFaces;
  readonly drivers: readonly Row[];
  readonly renderNote: (driver: Row) => ReactNode;
  readonly renderHeart: (driver: Row) => ReactNode;
}

/** Favourite drivers where there is room for columns. */
export function FavouriteTable({ faces, drivers, renderNote, renderHeart }: FavouriteTableProps) {
  const t = useTranslate();
  return (
    <Table
      {...faces}
      caption={t('drivers.favourites')}
      isCaptionHidden
      rows={drivers}
      columns={[
        {
          id: 'driver',
          header: t('drivers.driver'),
          isRowHeader: true,
          render: (driver) => (
            <span className="portal-driver__person">
              <DriverAvatar driver={driver} />
              <DriverName driver={driver} />
            </span>
          ),
        },
        { id: 'vehicle', header: t('drivers.vehicle'), render: (driver) => <DrivenVehicle driver={driver} /> },
        {
          id: 'carried',
          header: t('drivers.carried'),
          render: ({ jobCount, lastJobDate }) => <CarriedJobs count={jobCount} lastDate={lastJobDate} />,
        },
        { id: 'note', header: t('drivers.note'), width: '30%', render: renderNote },
        { id: 'heart', header: t('drivers.favourites'), isHeaderHidden: true, width: '60px', render: renderHeart },
      ]}
    />
  );
}
