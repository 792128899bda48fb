import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { askMyLocation, type DeviceLocation, type LocationProblem } from '@songwai/core/places/my-location';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { LocateFixed, LocateOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { WayRow } from './way-row.tsx';

export interface MyLocationRowProps {
  readonly search: PlaceSearch;
  /** The browser's own; stories and tests pass another, and null for a browser without. */
  readonly device?: DeviceLocation | null | undefined;
  readonly onFound: (place: Place) => void;
}

/** `outside`: we do not drive there. `away`: the gateway could not be asked what is there. */
type Problem = LocationProblem | 'outside' | 'away';

const titles = {
  blocked: 'opening.locationBlocked',
  unsupported: 'opening.locationUnsupported',
  notFound: 'opening.locationNotFound',
  outside: 'opening.locationOutside',
  away: 'opening.locationAway',
} as const;
const details = {
  blocked: 'opening.locationBlockedHelp',
  unsupported: 'opening.locationUnsupportedHelp',
  notFound: 'opening.locationNotFoundHelp',
  outside: 'opening.locationOutsideHelp',
  away: 'opening.locationAwayHelp',
} as const;

/** Takes where the device is as the place; what keeps it from that is said in the row, with what to do (spec §8). */
export function MyLocationRow({ search, device = navigator.geolocation, onFound }: MyLocationRowProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const isHere = useRef(true);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const find = async (): Promise<Place | Problem> => {
    const point = await askMyLocation(device ?? undefined);
    if (typeof point === 'string') return point;
    try {
      return (await search.reverse(point.lat, point.lng)) ?? 'outside';
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return 'away';
    }
  };

  const handlePress = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(null);
    announce(t('opening.locating'));
    const found = await find();
    // Another place was chosen meanwhile.
    if (!isHere.current) return;
    setIsAsking(false);
    if (typeof found !== 'string') return onFound(found);
    setProblem(found);
    announce(`${t(titles[found])} ${t(details[found])}`);
  };

  return (
    <WayRow
      icon={problem ? LocateOff : LocateFixed}
      title={problem ? t(titles[problem]) : t('opening.myLocation')}
      detail={problem ? t(details[problem]) : isAsking ? t('opening.locating') : undefined}
      onPress={() => void handlePress()}
    />
  );
}
