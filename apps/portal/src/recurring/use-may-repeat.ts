import { useUser } from '../shell/session/use-user.ts';

/** Whether the signed-in user may set up and change recurring bookings: a company's member needs the right to order. */
export const useMayRepeat = (): boolean => {
  const user = useUser();
  return user !== null && (user.company?.rights.order ?? true);
};
