import { cleanText } from '../../basics/text/clean-text.ts';
import { type Metadata, metadataFaultOf } from '../../validation/orders/metadata.ts';
import type { Given, Refuse } from './read-values.ts';

/** The entries of a page's metadata that are valid; none of them if they are too many or too large altogether. */
export const readMetadata = (given: Given, refuse: Refuse): Metadata => {
  const texts = Object.entries(given).flatMap(([key, value]): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[key, cleanText(value)]];
    refuse(`metadata.${key}`, 'wrongType');
    return [];
  });
  const valid = texts.filter((entry) => {
    const fault = metadataFaultOf(Object.fromEntries([entry]));
    if (fault) refuse(`metadata.${fault.key}`, fault.reason);
    return fault === null;
  });
  const metadata = Object.fromEntries(valid);
  const fault = metadataFaultOf(metadata);
  if (!fault) return metadata;
  refuse('metadata', fault.reason);
  return {};
};
