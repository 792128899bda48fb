import type { Songwai } from '@songwai/node';

/** The guest's own booking, signed for its drop point: a server that signed whatever number it is asked for would protect none. */
export const ownBooking = (songwai: Pick<Songwai, 'dropPointLink'>, guestId: string) => {
  const reference = `BC-${guestId.slice(0, 8).toUpperCase()}`;
  const signature = new URL(songwai.dropPointLink(reference)).searchParams.get('signature') ?? '';
  return { reference, signature };
};
