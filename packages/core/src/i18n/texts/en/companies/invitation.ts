import type { EnglishOf } from '../../../text-keys.ts';

export const invitation = {
  'invitation.accept': 'Accept the invitation',
  'invitation.account': 'Account that accepts',
  'invitation.book': 'Book a delivery',
  'invitation.decline': 'Do not accept',
  'invitation.declined': 'You have not accepted',
  'invitation.declinedDetail':
    'If you change your mind, open the same link before it expires. If you do nothing, the invitation ends by itself.',
  'invitation.expires': 'Accept by',
  'invitation.gone': 'This invitation is no longer valid',
  'invitation.goneDetail': 'The link was used, withdrawn, or is more than 7 days old. Ask the company for a new one.',
  'invitation.joined': 'You are now a member of {{company}}',
  'invitation.joinedDetail': 'What you book from now on is booked for the company.',
  'invitation.lead': 'invites you to book deliveries in its name',
  'invitation.manage': 'Manage members and departments',
  'invitation.mayNot': 'Nothing yet. The owner of the company’s account will decide later.',
  'invitation.order': 'Book deliveries for the company',
  'invitation.pay': 'Pay with the company’s money or by its invoice',
  'invitation.rights': 'You will be able to',
  'invitation.signIn': 'Sign in to accept',
  'invitation.signInDetail': 'Once you have signed in or up, we bring you back to this invitation.',
  'invitation.signUp': 'New here? Sign up',
  'invitation.someCompany': 'A company',
  'invitation.unknown': 'If you do not know this company, do not accept.',
  'invitation.view': 'See all deliveries of the company',
} satisfies EnglishOf<'invitation'>;
