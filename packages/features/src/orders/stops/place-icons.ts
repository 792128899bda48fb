import type { PlaceKind } from '@songwai/core/places/place-kind';
import type { IconNode } from '@songwai/ui/icon/icon';
import { BusFront, Cross, GraduationCap, Landmark, Milestone, ShoppingBag, TrainFront, Utensils } from 'lucide';

/** Similar kinds share an icon, because every booking loads the bytes of each; the others keep the pin. */
const icons: Partial<Readonly<Record<PlaceKind, IconNode>>> = {
  bus: BusFront,
  cafe: Utensils,
  food: Utensils,
  government: Landmark,
  hospital: Cross,
  landmark: Landmark,
  mall: ShoppingBag,
  market: ShoppingBag,
  pharmacy: Cross,
  police: Landmark,
  school: GraduationCap,
  flowers: ShoppingBag,
  shop: ShoppingBag,
  station: TrainFront,
  street: Milestone,
  temple: Landmark,
  university: GraduationCap,
};

/** The icon of a kind of place in the search results; undefined for the pin. */
export const placeIcon = (kind: PlaceKind | undefined): IconNode | undefined => kind && icons[kind];
