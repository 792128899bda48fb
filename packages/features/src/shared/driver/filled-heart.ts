import type { IconNode } from '@songwai/ui/icon/icon';
import { Heart } from 'lucide';

/** The heart of a driver who is a favourite. */
export const filledHeart: IconNode = Heart.map(([tag, attributes]) => [tag, { ...attributes, fill: 'currentColor' }]);
