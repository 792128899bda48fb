// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../gateway/call.ts';
import type * as documentsContract from './documents-contract.ts';
import type * as invitationsContract from './invitations-contract.ts';
import type * as membersContract from './members-contract.ts';

export const addCompanyDocument: Route<typeof documentsContract.addCompanyDocument> = { path: '/company/document' };
export const companyVerification: Route<typeof documentsContract.companyVerification> = {
  path: '/company/verification',
  method: 'GET',
  isIdempotentRead: true,
};
export const decideVerification: Route<typeof documentsContract.decideVerification> = {
  path: '/admin/company/verification/decide',
};
export const listVerifications: Route<typeof documentsContract.listVerifications> = {
  path: '/admin/company/verification',
  method: 'GET',
  isIdempotentRead: true,
};
export const readCompanyDocument: Route<typeof documentsContract.readCompanyDocument> = {
  path: '/admin/company/document/:documentId',
  method: 'GET',
  isIdempotentRead: true,
};
export const removeCompanyDocument: Route<typeof documentsContract.removeCompanyDocument> = { path: '/company/document/remove' };
export const submitVerification: Route<typeof documentsContract.submitVerification> = { path: '/company/verification' };
export const inviteMember: Route<typeof invitationsContract.inviteMember> = { path: '/v2/department/invite' };
export const joinCompany: Route<typeof invitationsContract.joinCompany> = { path: '/v2/department/join' };
export const listInvitations: Route<typeof invitationsContract.listInvitations> = {
  path: '/v2/department/invite',
  method: 'GET',
  isIdempotentRead: true,
};
export const revokeInvitation: Route<typeof invitationsContract.revokeInvitation> = { path: '/v2/department/invite/revoke' };
export const showInvitation: Route<typeof invitationsContract.showInvitation> = { path: '/v2/department/invite/show' };
export const changeMember: Route<typeof membersContract.changeMember> = { path: '/v2/department/user' };
export const departmentUsers: Route<typeof membersContract.departmentUsers> = {
  path: '/v2/department/users',
  method: 'GET',
  isIdempotentRead: true,
};
export const leaveCompany: Route<typeof membersContract.leaveCompany> = { path: '/v2/department/leave' };
export const listDepartments: Route<typeof membersContract.listDepartments> = {
  path: '/v2/department',
  method: 'GET',
  isIdempotentRead: true,
};
export const removeDepartment: Route<typeof membersContract.removeDepartment> = { path: '/v2/department/remove' };
export const removeMember: Route<typeof membersContract.removeMember> = { path: '/v2/department/user/remove' };
export const saveDepartment: Route<typeof membersContract.saveDepartment> = { path: '/v2/department' };
