import { useUser } from '../session/use-user.ts';

/** Tells password managers whose password the form asks for, where the form has no field for the name. */
export function AccountNameHint() {
  const user = useUser();
  return user ? <input type="text" autoComplete="username" value={user.userName} readOnly hidden /> : null;
}
