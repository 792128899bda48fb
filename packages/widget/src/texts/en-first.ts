import { common } from '@songwai/core/i18n/texts/en/common';
import { stops } from '@songwai/core/i18n/texts/en/stops';
import { widget } from '@songwai/core/i18n/texts/en/widget';

export const texts = { ...common, ...stops, ...widget };
