import { fetchInvitations } from '@songwai/core/companies/invitations-calls';
import { fetchDepartments, fetchMembers } from '@songwai/core/companies/members-calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The first word of the keys of a company's people. */
export const membersKey = 'company-members';

/** The company's users, the owner first. */
export const membersQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: [membersKey, 'users'],
    queryFn: ({ pageParam }) => fetchMembers(transport, pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Its departments, by name. */
export const departmentsQuery = (transport: Transport) =>
  queryOptions({ queryKey: [membersKey, 'departments'], queryFn: () => fetchDepartments(transport) });

/** Its invitations that nobody has accepted yet; only the owner sees them. */
export const invitationsQuery = (transport: Transport) =>
  queryOptions({ queryKey: [membersKey, 'invitations'], queryFn: () => fetchInvitations(transport) });
