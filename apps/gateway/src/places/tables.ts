/** A place with its contact. */
export interface AddressColumns {
  address_name: string;
  address: string;
  contact_name: string;
  contact_phone: string;
  lat: number;
  lng: number;
  district: string;
  sub_district: string;
}

/** A place that a customer has saved. */
interface SavedLocationsTable extends AddressColumns {
  id: string;
  user_id: string;
  remark: string;
  is_favourite: boolean;
  created_at: Date;
  updated_at: Date;
}

/** A place of one of a customer's latest jobs. */
interface RecentAddressesTable extends AddressColumns {
  user_id: string;
  place_key: string;
  used_at: Date;
}

/** Tables of the room `places`. */
export interface PlacesTables {
  saved_locations: SavedLocationsTable;
  recent_addresses: RecentAddressesTable;
}

declare module '../database/tables.ts' {
  interface Database extends PlacesTables {}
}
