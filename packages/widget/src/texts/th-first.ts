import { common } from '@songwai/core/i18n/texts/th/common';
import { stops } from '@songwai/core/i18n/texts/th/stops';
import { widget } from '@songwai/core/i18n/texts/th/widget';

export const texts = { ...common, ...stops, ...widget };
