import { billingTexts } from '../../invoices/billing/billing-texts.ts';
import type { RouteEntry } from '../route-entry.ts';

/** Common fields of the pages on the way to a session. */
const entry = { permit: 'visitor', frame: 'none', texts: ['errors', 'forms', 'joining'] } as const;

const signUp = {
  ...entry,
  // A company says which of its offices it is, in the words of billing addresses.
  texts: [...entry.texts, billingTexts],
  page: async () => ({ Page: (await import('../../sessions/joining/sign-up.page.tsx')).SignUpPage }),
} satisfies Partial<RouteEntry>;

/** The ordinary name of the order form. */
const orderForm = {
  index: false,
  frame: 'none',
  texts: [],
  leadsTo: '/neworder',
  page: async () => ({ Page: (await import('../../shell/errors/page-loading.tsx')).PageLoading }),
} satisfies Partial<RouteEntry>;

/** Joining, and back in after forgetting the password (spec §2, §6). */
export const entryRoutes: readonly RouteEntry[] = [
  { path: '/signup', index: true, ...signUp },
  { path: '/signupRefer/:code?', index: false, ...signUp },
  {
    ...entry,
    path: '/verify',
    index: false,
    page: async () => ({ Page: (await import('../../sessions/joining/verify.page.tsx')).VerifyPage }),
  },
  {
    ...entry,
    path: '/forgotpassword',
    index: false,
    page: async () => ({ Page: (await import('../../sessions/passwords/forgot-password.page.tsx')).ForgotPasswordPage }),
  },
  { path: '/order', permit: 'public', ...orderForm },
  { path: '/createJob', permit: 'public', ...orderForm },
  { path: '/feedbackUs', permit: 'session', ...orderForm },
];
