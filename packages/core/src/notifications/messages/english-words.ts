import type { ShownFacts } from './shown-facts.ts';
import type { WordsOf } from './words.ts';

/** At the start of a sentence. */
const jobOf = ({ job }: ShownFacts): string => (job === '' ? 'Your job' : `Job ${job}`);
/** Inside a sentence. */
const theJobOf = ({ job }: ShownFacts): string => (job === '' ? 'your job' : `job ${job}`);
const trips = (count: number): string => (count === 1 ? '1 trip' : `${count} trips`);

const tierNames: Readonly<Record<string, string>> = {
  normal: 'Member',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
};

const seeJob = 'See the job';

/** Titles have only letters that one text message carries 160 of, so no curly quotes. */
export const englishWords: WordsOf = {
  jobBooked: (facts) => ({
    title: `${jobOf(facts)} is booked`,
    detail: 'We have your booking. You can follow the driver and the delivery all the way.',
    action: seeJob,
  }),
  driverAssigned: (facts) => ({
    title: `${jobOf(facts)} has a driver`,
    detail: 'Please have everything ready at the pick-up. The driver’s name and phone number are on the page of the job.',
    action: seeJob,
  }),
  pickedUp: (facts) => ({
    title: `${jobOf(facts)} was picked up`,
    detail: 'The driver has your goods and is on the way.',
    action: 'Follow the driver on the map',
  }),
  delivered: (facts) => ({
    title: `${jobOf(facts)} was delivered`,
    detail: 'Everything has arrived. Thank you for sending it with us.',
    action: 'See the proof of delivery, and rate your driver',
  }),
  jobCancelled: (facts) => ({
    title: `${jobOf(facts)} was cancelled`,
    detail: 'If you still need it delivered, book it again from the page of the job. Everything is filled in already.',
    action: seeJob,
  }),
  jobUnpaid: (facts) => ({
    title: `${jobOf(facts)} was not paid in time, so it is cancelled`,
    detail: 'Nothing was charged. If you still need it delivered, book it again at any time.',
    action: seeJob,
  }),
  noDriver: (facts) => ({
    title: `${jobOf(facts)} has no driver yet`,
    detail: 'No driver is free right now. You can go on searching, add money for the driver, or cancel. Nothing was charged.',
    action: 'Choose what to do',
  }),
  receiverSaid: (facts) => ({
    title: `A receiver of ${theJobOf(facts)} left word for the driver`,
    detail: 'The receiver may have written a note or moved the pin. You can see what changed.',
    action: seeJob,
  }),
  fileBooked: ({ name, booked, failed }) => {
    const file = name === '' ? 'Your file' : name;
    return {
      title:
        failed > 0
          ? `${file}: ${booked} of ${trips(booked + failed)} booked`
          : `${file}: ${booked === 1 ? 'its trip is booked' : `all ${booked} trips are booked`}`,
      detail:
        failed > 0
          ? `${trips(failed)} could not be booked, and nothing was charged for that. See why and go on; nothing is booked twice.`
          : 'The job numbers of all trips are there to see and download.',
      action: 'See the result',
    };
  },
  memberJoined: ({ name }) => ({
    title: name === '' ? 'Somebody joined your company' : `${name} joined your company`,
    detail: 'They can now do for the company what their rights allow. If you do not know them, please remove them.',
    action: 'See members and their rights',
  }),
  companyVerified: () => ({
    title: 'Your company’s documents are approved',
    detail: 'Thank you for waiting. You can see your company’s details at any time.',
    action: 'See your company',
  }),
  companyRefused: () => ({
    title: 'Your company’s documents are not approved yet',
    detail: 'Please see why, correct it, and send them again.',
    action: 'See why',
  }),
  payoutPaid: ({ amount }) => ({
    title: `${amount === '' ? 'Your money' : amount} was paid to your bank account`,
    detail: 'Some banks take a little while to show it.',
    action: 'See your wallet',
  }),
  payoutRefused: ({ amount }) => ({
    title: `Your payout${amount === '' ? '' : ` of ${amount}`} did not work`,
    detail: 'All the money is back in your wallet. Please check the name and number of the account, and try again.',
    action: 'See your wallet',
  }),
  recurringAsked: () => ({
    title: 'A recurring booking waits for your decision',
    detail: 'This one is not booked yet. Please choose whether to send or to skip it.',
    action: 'Decide',
  }),
  recurringMissed: () => ({
    title: 'A recurring booking was not made',
    detail: 'The pick-up time has passed, so nothing was sent or charged. The next ones are booked as usual.',
    action: 'See why',
  }),
  recurringShort: ({ amount }) => ({
    title: 'Your wallet is short for a recurring booking',
    detail: `Please top up${amount === '' ? '' : ` ${amount}`}, or pay in another way, and we book it as usual.`,
    action: 'Top up, or pay in another way',
  }),
  invoiceIssued: ({ amount, until }) => ({
    title: `Your invoice of the month${amount === '' ? ' is there' : `: ${amount}`}`,
    detail: until === '' ? 'See what is in it, and download it.' : `Please pay it by ${until}.`,
    action: 'See and pay the invoice',
  }),
  invoiceOverdue: ({ amount }) => ({
    title: `An invoice is overdue${amount === '' ? '' : `: ${amount}`}`,
    detail: 'Please pay it, so that you can go on booking by invoice. If you have paid already, thank you: it may take a while.',
    action: 'See and pay the invoice',
  }),
  invoicePaid: ({ amount }) => ({
    title: `We received ${amount === '' ? 'money' : amount} for your invoice`,
    detail: 'Thank you. The receipt is on the page of the invoice.',
    action: 'See the invoice',
  }),
  creditExpiring: ({ amount, until }) => ({
    title: `${amount === '' ? 'Some' : amount} of your free credit expires soon`,
    detail: `You can use it ${until === '' ? 'within the next 7 days' : `until ${until}`}. It lowers the price of your bookings by itself.`,
    action: 'See your credit',
  }),
  tierChanged: ({ name }) => ({
    title: tierNames[name] === undefined ? 'Your tier has changed' : `Your tier this month: ${tierNames[name]}`,
    detail:
      'Tiers count what you paid for deliveries in the two months before. See what you get, and what leads to the next one.',
    action: 'See your benefits',
  }),
  friendRewarded: ({ amount }) => ({
    title: `You and your friend ${amount === '' ? 'have free credit' : `each have ${amount} of free credit`}`,
    detail: 'It is in your account, and lowers the price of your bookings by itself. Thank you for passing us on.',
    action: 'See your credit',
  }),
  erasureAsked: () => ({
    title: 'The erasure of this account was asked for',
    detail: 'If it was not you, please cancel it at once.',
    action: 'See or cancel the request',
  }),
  chatMessage: (facts) => ({
    title: facts.job === '' ? 'Our support has answered you' : `A chat message of ${theJobOf(facts)} is waiting`,
    detail: 'Open the chat to read it and to reply.',
    action: 'Open the chat',
  }),
  newDevice: ({ name }) => ({
    title: name === '' ? 'Signed in on a new device' : `Signed in on ${name}`,
    detail: 'If it was you, do nothing. If it was not, please sign that device out and set a new password at once.',
    action: 'See your devices',
  }),
};
