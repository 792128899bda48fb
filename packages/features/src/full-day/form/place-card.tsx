import type { HireStop } from '@songwai/core/full-day/hire-draft';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { RouteCard } from '@songwai/ui/route-line/route-line';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';

interface PlaceCardProps {
  readonly stop: HireStop;
  readonly index: number;
  readonly problem: string | undefined;
  /** Moves the place on the line. */
  readonly handle: ReactNode;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A place of a hire; the first, where work begins, cannot be removed. */
export function PlaceCard({ stop, index, problem, handle, onOpen, onRemove }: PlaceCardProps) {
  const t = useTranslate();
  const { place } = stop;
  const role = t(index === 0 ? 'hire.workPlace' : 'hire.onTheWay');
  if (place === null) return <RouteCard title={t('hire.placeWanted')} isEmpty open={{ label: role, onOpen }} error={problem} />;
  return (
    <RouteCard
      title={place.name}
      detail={[role, place.address].filter(Boolean).join(' · ')}
      open={{ label: t('hire.placeOpen'), onOpen }}
      error={problem}
      end={
        index > 0 || handle ? (
          <>
            {index > 0 ? <IconButton icon={X} label={t('hire.removePlace', { name: place.name })} onClick={onRemove} /> : null}
            {handle}
          </>
        ) : null
      }
    />
  );
}
