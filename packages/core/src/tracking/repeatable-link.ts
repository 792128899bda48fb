import type { RepeatableJob } from '../orders/draft/repeatable-job.ts';
import type { TrackedJob } from './tracking-state.ts';

/** A repeatable job from its public link: places and vehicle, without personal data. */
export const repeatableLink = (job: TrackedJob): RepeatableJob => ({
  taskType: 1,
  deliveryType: -1,
  extraIds: [],
  remark: '',
  remarkImages: [],
  confirmPhone: '',
  vehicle: job.vehicleKind,
  isFullDay: false,
  stops: job.stops.map(({ lat, lng, name, district, subDistrict, isReturn }) => ({
    lat,
    lng,
    name,
    district,
    subDistrict,
    isReturn,
    placeId: '',
    address: [subDistrict, district].filter(Boolean).join(' '),
    contactName: '',
    contactPhone: '',
    remark: '',
  })),
});
