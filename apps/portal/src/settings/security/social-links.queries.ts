import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchSocialLinks } from '@songwai/core/sessions/social/social-links-calls';
import { queryOptions } from '@tanstack/react-query';

/** Whether the user can sign in by LINE and by Facebook. */
export const socialLinksQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['social-links'], queryFn: () => fetchSocialLinks(transport) });
