import { errors } from '@songwai/core/i18n/texts/th/errors';
import { order } from '@songwai/core/i18n/texts/th/order';
import { tabs } from '@songwai/core/i18n/texts/th/tabs';

export const texts = { ...errors, ...order, ...tabs };
