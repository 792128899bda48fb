import type { RecentAddress, SavedLocation } from '@songwai/core/places/saved-location';
import type { IconNode } from '@songwai/ui/icon/icon';
import { Bookmark, BriefcaseBusiness, History, House, Star, Store, Warehouse } from 'lucide';

/** What people call their places, in both languages; the first that fits decides. */
const named: readonly (readonly [name: RegExp, icon: IconNode])[] = [
  [/^(?:บ้าน|คอนโด|หอ|home|house|condo)/i, House],
  [/ที่ทำงาน|ออฟฟิศ|สำนักงาน|office|\bwork\b/i, BriefcaseBusiness],
  [/คลัง|โกดัง|warehouse|storage/i, Warehouse],
  [/ร้าน|หน้าร้าน|shop|store/i, Store],
];

/** The icon of a place of the customer's own: by its name, else by where it comes from. */
export function ownPlaceIcon(place: SavedLocation | RecentAddress): IconNode {
  if (!('id' in place)) return History;
  return named.find(([name]) => name.test(place.addressName))?.[1] ?? (place.isFavourite ? Star : Bookmark);
}

/** Home, then work, then the other favourites in their order. */
export function homeFirst(favourites: readonly SavedLocation[]): readonly SavedLocation[] {
  const rank = (place: SavedLocation) => {
    const icon = ownPlaceIcon(place);
    return icon === House ? 0 : icon === BriefcaseBusiness ? 1 : 2;
  };
  return favourites.toSorted((one, other) => rank(one) - rank(other));
}
