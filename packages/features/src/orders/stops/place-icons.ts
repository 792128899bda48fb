import type { PlaceKind } from '@songwai/core/places/place-kind';
import type { IconNode } from '@songwai/ui/icon/icon';
import { BusFront, Cross, GraduationCap, Landmark, Milestone, ShoppingBag, TrainFront, Utensils } from 'lucide';

/** One picture serves kinds that nobody tells apart at a glance, as each is bytes that every booking loads; the others keep the pin. */
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

/** The picture of a kind of place in the list of answers; undefined for the pin. */
export const placeIcon = (kind: PlaceKind | undefined): IconNode | undefined => kind && icons[kind];
