import type { NewsItem } from '@songwai/core/news/news';
import { VehicleDrawing } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { RouteCover, type RouteCoverProps } from '@songwai/ui/route-cover/route-cover';

const tones = ['brand', 'marigold', 'quiet'] as const;

interface NewsCoverProps extends Pick<RouteCoverProps, 'size'> {
  readonly item: Pick<NewsItem, 'id' | 'cover'>;
}

/** The cover of news, in the same colour wherever it stands. */
export function NewsCover({ item: { id, cover }, size }: NewsCoverProps) {
  return (
    <RouteCover
      size={size}
      tone={tones[(Number(id) - 1) % tones.length]}
      moving={<VehicleDrawing kind={cover.vehicle} />}
      figure={cover.figure}
      picture={cover.imagePath ?? undefined}
    />
  );
}
