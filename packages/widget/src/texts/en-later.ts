import { errors } from '@songwai/core/i18n/texts/en/errors';
import { order } from '@songwai/core/i18n/texts/en/order';
import { tabs } from '@songwai/core/i18n/texts/en/tabs';

export const texts = { ...errors, ...order, ...tabs };
