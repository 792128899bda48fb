import type { LatLng } from '../../basics/geo.ts';
import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

// Latitudes of the service area start with 12, 13 or 14, which tells a coordinate from other pairs of numbers.
const decimalPair = /^(1[234](?:\.\d+)?)(?:\s*,\s*|\s+)(-?\d{1,3}(?:\.\d+)?)$/;

const degree = "(\\d{1,3})\\s*[°º]\\s*(\\d{1,2})\\s*['′’]\\s*(\\d{1,2}(?:\\.\\d+)?)\\s*(?:[\"″”]|''|′′|’’)";
const degreePair = new RegExp(`^${degree}\\s*([NS])\\s*,?\\s*${degree}\\s*([EW])$`, 'i');

/**
 * Parses typed or pasted coordinates: a decimal pair whose latitude starts with 12, 13 or 14, or degrees, minutes and seconds
 * with hemispheres, south and west negative (spec §5). Does not check the service area.
 */
export function coordinates(text: string): RuleResult<LatLng> {
  const trimmed = text.trim();
  return decimalPoint(trimmed) ?? degreePoint(trimmed) ?? refuse('coordinatesInvalid');
}

function decimalPoint(text: string): RuleResult<LatLng> | null {
  const parts = decimalPair.exec(text);
  return parts ? checkedPoint(Number(parts[1]), Number(parts[2])) : null;
}

function degreePoint(text: string): RuleResult<LatLng> | null {
  const parts = degreePair.exec(text);
  if (!parts) return null;
  const lat = decimalDegrees(parts.slice(1, 5));
  const lng = decimalDegrees(parts.slice(5, 9));
  return lat === null || lng === null ? null : checkedPoint(lat, lng);
}

function checkedPoint(lat: number, lng: number): RuleResult<LatLng> | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? ok({ lat, lng }) : null;
}

/**
 * Converts degrees, minutes, seconds and hemisphere to decimal degrees with seven decimals (1 cm); null for 60 or more minutes or
 * seconds.
 */
function decimalDegrees([degreesText, minutesText, secondsText, hemisphere = '']: readonly string[]): number | null {
  const minutes = Number(minutesText);
  const seconds = Number(secondsText);
  if (minutes >= 60 || seconds >= 60) return null;
  const magnitude = Math.round((Number(degreesText) + minutes / 60 + seconds / 3600) * 1e7) / 1e7;
  return /[SW]/i.test(hemisphere) && magnitude !== 0 ? -magnitude : magnitude;
}
