import type { User } from '@songwai/core/sessions/session-state';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import { companyBooker, companyOwner, memberAnswers } from '../../../tests/settings/company-answers.ts';
import { MembersSettings } from './members-settings.tsx';
import { membersTexts } from './members-texts.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** Opens the section, and notes every call that changes something. Reading and writing share two paths. */
function open(more: Answers = {}, user: User = companyOwner) {
  const calls: (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [];
  const note =
    (path: string): Answers[string] =>
    (body) => {
      calls.push([path, body]);
      return ok;
    };
  const orRead =
    (path: string, isWrite: (body: Readonly<Record<string, unknown>>) => boolean): Answers[string] =>
    (body) =>
      isWrite(body) ? note(path)(body) : memberAnswers[path]?.(body);
  const answers: Answers = {
    ...memberAnswers,
    '/v2/department/invite': orRead('/v2/department/invite', ({ contact }) => contact !== undefined),
    '/v2/department': orRead('/v2/department', ({ name }) => name !== undefined),
    '/v2/department/user': note('change'),
    '/v2/department/user/remove': note('remove'),
    '/v2/department/remove': note('removeDepartment'),
    '/v2/department/invite/revoke': note('revoke'),
    ...more,
  };
  render(<SectionStory language="en" Section={MembersSettings} texts={membersTexts} user={user} answers={answers} />);
  return { calls };
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (member: string, action: string) => {
  await press(`Options for ${member}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('members are listed with role and department, and neither the owner nor oneself can be changed', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Members and departments' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'RoleOwner',
    'RoleAdmin',
    'RoleBooker',
    'RoleReports only',
  ]);
  expect(screen.queryByRole('button', { name: 'Options for วรินทร์ ทองสุข' })).toBeNull();
  // On a phone a label without a control would stand in their cards.
  expect(screen.getAllByText('Manage')).toHaveLength(1);
});

test('somebody is invited by e-mail with a role and a department', async () => {
  const { calls } = open();
  await press('Invite someone');
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  const field = within(dialog).getByRole('textbox', { name: /Email or phone/ });
  expect(within(dialog).getByText(/^Enter an email address or a Thai mobile/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'kanya@songwai.test' } });
  fireEvent.click(within(dialog).getByRole('radio', { name: /^Reports only/ }));
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'สำนักงาน สีลม' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(/^Invitation sent to kanya@songwai.test/)).toBeTruthy();
  const rights = { order: false, view: true, pay: false, manage: false };
  expect(calls).toEqual([['/v2/department/invite', { contact: 'kanya@songwai.test', departmentId: 'd-2', rights }]]);
});

test('an invitation that the gateway refuses stays in the form with the reason', async () => {
  open({
    '/v2/department/invite': (body) => {
      if (body['contact'] === undefined) return memberAnswers['/v2/department/invite']?.(body);
      throw refusal(409, { description: 'Too many invitations are open.' });
    },
  });
  await press('Invite someone');
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: /Email or phone/ });
  fireEvent.change(field, { target: { value: 'kanya@songwai.test' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await within(dialog).findByText('Too many invitations are open.')).toBeTruthy();
  expect(field).toHaveProperty('value', 'kanya@songwai.test');
});

test('a member is given another role, and taken out after a question', async () => {
  const { calls } = open();
  await choose('ปวีณา แสงทอง', 'Change role and department');
  const dialog = await screen.findByRole('dialog', { name: 'ปวีณา แสงทอง' });
  fireEvent.click(within(dialog).getByRole('radio', { name: /^Admin/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Role and department of ปวีณา แสงทอง saved');
  await choose('ปวีณา แสงทอง', 'Remove from the company');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove from the company' }));
  await screen.findByText('ปวีณา แสงทอง was removed from the company');
  expect(calls).toEqual([
    ['change', { userId: 'U0000003', departmentId: 'd-1', rights: { order: true, view: true, pay: true, manage: true } }],
    ['remove', { userId: 'U0000003' }],
  ]);
});

test('an open invitation is sent again or withdrawn', async () => {
  const { calls } = open();
  await press('Send again');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.[1]).toMatchObject({ contact: 'kanya@songwai.test', departmentId: 'd-2' });
  await press('Withdraw the invitation kanya@songwai.test');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw the invitation' }));
  await screen.findByText('Invitation to kanya@songwai.test withdrawn');
  expect(calls[1]).toEqual(['revoke', { invitationId: 'i-1' }]);
});

test('a department is added, renamed, and says why it cannot be removed', async () => {
  const { calls } = open({
    '/v2/department/remove': () => {
      throw refusal(409, { description: 'Somebody is in this department.' });
    },
  });
  const save = async (name: string) => {
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: name } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  };
  await press('Add a department');
  await save('คลัง');
  await screen.findByText('Department คลัง added');
  await press('Rename สำนักงาน สีลม');
  await save('สีลม');
  await screen.findByText('Renamed to สีลม');
  expect(calls).toEqual([
    ['/v2/department', { name: 'คลัง' }],
    ['/v2/department', { name: 'สีลม', departmentId: 'd-2' }],
  ]);
  await press('Remove the department หน้าร้าน อารีย์');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove the department' }));
  expect(await within(question).findByText('Somebody is in this department.')).toBeTruthy();
});

test('a member without the right to view is told whom to ask', async () => {
  open({}, companyBooker);
  expect(await screen.findByText(/Ask the owner of the company’s account/)).toBeTruthy();
});
