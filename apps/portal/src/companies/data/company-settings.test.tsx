import type { User } from '@songwai/core/sessions/session-state';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionStory } from '../../../tests/section-story.tsx';
import {
  companyBooker,
  companyOwner,
  storyDocuments,
  verificationAnswer,
  verifiedOwner,
} from '../../../tests/settings/company-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';
import { billingTexts } from '../../invoices/billing/billing-texts.ts';
import { CompanySettings } from './company-settings.tsx';
import { companyTexts } from './company-texts.ts';

const ok = { responseCode: 200, responseDesc: '' };
const userInfo = () => ({ ...ok, userId: 'U0000001', firstName: 'วรินทร์', lastName: 'ทองสุข' });

const open = (answers: Answers, user: User = companyOwner) =>
  render(
    <SectionStory
      language="en"
      Section={CompanySettings}
      texts={[companyTexts, billingTexts]}
      user={user}
      answers={{ '/userInfo': userInfo, ...answers }}
    />,
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const pdf = () => new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' });

test('a document is uploaded as soon as it is chosen', async () => {
  let state = 'none';
  const documents: unknown[] = [];
  const kinds: unknown[] = [];
  open({
    '/company/verification': () => ({ ...ok, state, documents, dueDate: '25/11/2026' }),
    '/company/document': ({ kind, fileBase64 }) => {
      kinds.push([kind, fileBase64]);
      documents.push(storyDocuments[0]);
      state = 'draft';
      return ok;
    },
  });
  const group = await screen.findByRole('group', { name: 'Certificate of registration' });
  const input = group.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await within(group).findByText(/Added on 20\/11\/2026/)).toBeTruthy();
  expect(kinds).toEqual([['certificate', 'data:application/pdf;base64,JVBERi0xLjQ=']]);
});

test('the documents are sent only when none of them is uploading any more', async () => {
  let isStored = false;
  const storing = Promise.withResolvers<void>();
  open({
    '/company/verification': () => ({ ...ok, state: 'draft', documents: isStored ? [storyDocuments[0]] : [] }),
    '/company/document': async () => {
      await storing.promise;
      isStored = true;
      return ok;
    },
  });
  const group = await screen.findByRole('group', { name: 'Certificate of registration' });
  const input = group.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [pdf()] } });
  await within(group).findByText('certificate.pdf');
  const send = screen.getByRole('button', { name: 'Send the documents' });
  expect(send.getAttribute('aria-busy')).toBe('true');
  storing.resolve();
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  expect(within(group).getByText(/Added on/)).toBeTruthy();
});

test('a document that is not accepted stays with the reason, and is uploaded again', async () => {
  let tries = 0;
  open({
    '/company/verification': verificationAnswer('draft', { documents: [] }),
    '/company/document': () => {
      tries += 1;
      throw refusal(422, { description: 'Only a PDF, PNG or JPEG that can be opened is taken.' });
    },
  });
  const group = await screen.findByRole('group', { name: 'Certificate of registration' });
  const input = group.querySelector('input[type=file]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [pdf()] } });
  await within(group).findByText(/Only a PDF, PNG or JPEG/);
  fireEvent.click(within(group).getByRole('button', { name: 'Upload certificate.pdf again' }));
  await waitFor(() => expect(tries).toBe(2));
});

test('the documents cannot be sent without the certificate, and the gateway’s reason is said', async () => {
  open({
    '/company/verification': (() => {
      const answer = verificationAnswer('draft', { documents: [] });
      let calls = 0;
      return () => {
        calls += 1;
        if (calls > 1) throw refusal(422, { description: 'Please add the certificate of registration.' });
        return answer();
      };
    })(),
  });
  await press('Send the documents');
  expect(await screen.findByText('Please add the certificate of registration.')).toBeTruthy();
});

test('sent documents are shown with the day of the result, refused ones with the reason', async () => {
  open({ '/company/verification': verificationAnswer('waiting', { dueDate: '25/11/2026' }) });
  expect(await screen.findByText(/expect the result by 25\/11\/2026/)).toBeTruthy();
  expect(screen.getAllByText('Being checked')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Send the documents' })).toBeNull();
});

test('a refusal gives its reason, and the documents can be sent again', async () => {
  open({ '/company/verification': verificationAnswer('refused', { reason: 'The picture is blurred.' }) });
  expect(await screen.findByText('Reason: The picture is blurred.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the documents' })).toBeTruthy();
});

test('the data of a verified company is changed by asking finance', async () => {
  const asked: unknown[] = [];
  open(
    {
      '/company/verification': verificationAnswer('verified'),
      '/pdpa/rectify': ({ wish }) => {
        asked.push(wish);
        return { ...ok, dueDateTime: '2026-12-23T03:00:00.000Z' };
      },
    },
    verifiedOwner,
  );
  await screen.findByText('0-1055-99008-77-0');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await press('Ask for a change');
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a change of the company’s data' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'We have moved.' } });
  fireEvent.submit(within(dialog).getByRole('textbox'));
  expect(await screen.findByText(/by 23 Dec 2026/)).toBeTruthy();
  expect(asked).toEqual(['We have moved.']);
});

test('a personal account becomes a company’s; what is wrong is said at its field', async () => {
  const sent: unknown[] = [];
  open(
    {
      '/company/verification': verificationAnswer('none'),
      '/update_user': ({ userType, company }) => {
        sent.push([userType, company]);
        return ok;
      },
    },
    storyUser,
  );
  await press('Make it a company account');
  const dialog = await screen.findByRole('dialog');
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } });
  fill(/^Company/, 'บริษัท กาแฟปลายซอย จำกัด');
  fireEvent.submit(within(dialog).getByRole('textbox', { name: /^Company/ }));
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: /^Tax id/ }));
  fill(/^Tax id/, '0105536112014');
  fill(/^Registered address/, '99/8 ซ.อารีย์ 4');
  fireEvent.submit(within(dialog).getByRole('textbox', { name: /^Company/ }));
  expect(within(dialog).getAllByRole('group', { name: 'Head office or branch' })[0]?.contains(document.activeElement)).toBe(true);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Head office' }));
  fill(/^Postcode/, '10400');
  fireEvent.submit(within(dialog).getByRole('textbox', { name: /^Company/ }));
  await screen.findByText('Company data saved');
  const company = {
    companyName: 'บริษัท กาแฟปลายซอย จำกัด',
    taxNo: '0105536112014',
    address: '99/8 ซ.อารีย์ 4',
    branch: '00000',
    postcode: '10400',
  };
  expect(sent).toEqual([[1, company]]);
});

test('a member reads the data and may leave', async () => {
  let left = 0;
  open(
    {
      '/v2/department/leave': () => {
        left += 1;
        return ok;
      },
    },
    companyBooker,
  );
  await press('Leave the company');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave the company' }));
  await screen.findByText('You have left the company');
  expect(left).toBe(1);
});
