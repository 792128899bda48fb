import { createTranslate } from '@songwai/core/i18n/create-translate';
import { tracking } from '@songwai/core/i18n/texts/en/tracking';
import { Bike, Motorbike } from 'lucide';
import { expect, test } from 'vitest';
import * as jobs from '../../tests/tracking/tracked-jobs.ts';
import { vehicleIcon } from '../shared/vehicles/vehicle-icon.ts';
import { trackingEntries } from './tracking-entries.ts';

const t = createTranslate({ language: 'en', texts: tracking });

test('who comes on a motorcycle is drawn on one, not on a bicycle, on the line as on the map', () => {
  expect(vehicleIcon('motorcycle')).toBe(Motorbike);
  expect(vehicleIcon('motorcycle')).not.toBe(Bike);
  const driver = trackingEntries({ ...jobs.delivering, vehicleKind: 'motorcycle' }, t, 'en').find(({ id }) => id === 'driver');
  expect(driver?.node.icon).toBe(Motorbike);
});
