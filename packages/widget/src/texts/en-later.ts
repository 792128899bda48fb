import { errors } from '@songwai/core/i18n/texts/en/errors';
import { order } from '@songwai/core/i18n/texts/en/order';

export const texts = { ...errors, ...order };
