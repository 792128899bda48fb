import { errors } from '@songwai/core/i18n/texts/th/errors';
import { order } from '@songwai/core/i18n/texts/th/order';

export const texts = { ...errors, ...order };
