import { maxStops } from '../../basics/stop-limits.ts';
import { vehicleKinds } from '../../pricing/vehicles/vehicle-kind.ts';
import type { DeliveryType } from '../draft/draft.ts';
import type { CheckedPrefill, PageFacts, PageStop } from './page-facts.ts';
import type { OrderPrefill, PrefillProblem } from './prefill.ts';
import { readMetadata } from './read-metadata.ts';
import { createReaders, isObject, type Readers, type Refuse } from './read-values.ts';

// The wire's limits (`booking-schema.ts`), which is not loaded here.
const maxLength = { name: 200, address: 400, contactName: 100, stopNote: 500, reference: 64, note: 1000 };

const fields: Readonly<Record<keyof OrderPrefill, true>> = {
  ...{ sender: true, stops: true, fixedPickUp: true, reference: true },
  ...{ metadata: true, note: true, vehicle: true, serviceType: true },
};

const serviceTypes: readonly DeliveryType[] = [1, 2, 3];

const emptyStop: PageStop = { place: null, contactName: '', contactPhone: '', remark: '' };

const readStop = (given: unknown, at: string, { readers, refuse }: { readers: Readers; refuse: Refuse }): PageStop => {
  if (!isObject(given)) {
    refuse(at, 'wrongType');
    return emptyStop;
  }
  const { readText, readPhone, readLat, readLng } = readers;
  const name = readText(given['name'], `${at}.name`, maxLength.name);
  if (name === '') refuse(`${at}.name`, 'required');
  const address = readText(given['address'], `${at}.address`, maxLength.address);
  const [lat, lng] = [readLat(given['lat'], `${at}.lat`), readLng(given['lng'], `${at}.lng`)];
  return {
    place:
      name === '' || lat === null || lng === null
        ? null
        : { placeId: '', name, address, district: '', subDistrict: '', lat, lng },
    contactName: readText(given['contactName'], `${at}.contactName`, maxLength.contactName),
    contactPhone: readPhone(given['contactPhone'], `${at}.contactPhone`),
    remark: readText(given['note'], `${at}.note`, maxLength.stopNote),
  };
};

/**
 * Reads what a page gives. All of it may be anything, because a page's script need not be typed: what is not valid is left out,
 * with its problem.
 */
export const checkPrefill = (prefill: unknown): CheckedPrefill => {
  const problems: PrefillProblem[] = [];
  const refuse: Refuse = (field, reason) => void problems.push({ field, reason });
  const readers = createReaders(refuse);
  const { readText, readPhone, readObject, readList } = readers;
  const given = readObject(prefill, '');
  for (const field of Object.keys(given)) if (!Object.hasOwn(fields, field)) refuse(field, 'unknown');

  const sender = readObject(given['sender'], 'sender');
  const senderName = readText(sender['name'], 'sender.name', maxLength.contactName);
  const confirmPhone = readPhone(sender['phone'], 'sender.phone');

  const list = readList(given['stops'], 'stops');
  if (list.length > maxStops) refuse('stops', 'tooMany');
  const [first = emptyStop, ...others] = list
    .slice(0, maxStops)
    .map((stop, index) => readStop(stop, `stops.${index}`, { readers, refuse }));
  const hasContact = first.contactName !== '' || first.contactPhone !== '';
  const pickUp = hasContact ? first : { ...first, contactName: senderName, contactPhone: confirmPhone };

  const fixed = given['fixedPickUp'] ?? false;
  if (typeof fixed !== 'boolean') refuse('fixedPickUp', 'wrongType');
  if (fixed === true && pickUp.place === null) refuse('fixedPickUp', 'required');

  const readVehicle = (vehicle: unknown): PageFacts['vehicle'] => {
    const kind = vehicleKinds.find((known) => known === vehicle);
    if (kind !== undefined) return kind;
    if (typeof vehicle === 'number' && Number.isSafeInteger(vehicle) && vehicle > 0) return vehicle;
    refuse('vehicle', 'unknown');
    return undefined;
  };
  const service = serviceTypes.find((known) => known === given['serviceType']) ?? -1;
  if (service === -1 && (given['serviceType'] ?? null) !== null) refuse('serviceType', 'unknown');

  const facts: PageFacts = {
    stops: [pickUp, ...others],
    isPickUpFixed: fixed === true && pickUp.place !== null,
    reference: (given['reference'] ?? null) === null ? undefined : readText(given['reference'], 'reference', maxLength.reference),
    metadata: (given['metadata'] ?? null) === null ? undefined : readMetadata(readObject(given['metadata'], 'metadata'), refuse),
    confirmPhone,
    remark: readText(given['note'], 'note', maxLength.note),
    vehicle: (given['vehicle'] ?? null) === null ? undefined : readVehicle(given['vehicle']),
    service,
  };
  return { facts, problems };
};
