import type { EnglishOf } from '../../../text-keys.ts';

export const faq = {
  'faq.title': 'How can we help?',
  'faq.search': 'Search the questions',
  'faq.placeholder': 'Type a question: waiting, cancel, receipt',
  'faq.clear': 'Clear the search',
  'faq.categories': 'Topics',
  'faq.count_one': '{{count}} question',
  'faq.count_other': '{{count}} questions',
  'faq.found_one': '{{count}} question found',
  'faq.found_other': '{{count}} questions found',
  'faq.none': 'Nothing found for “{{text}}”',
  'faq.noneHelp': 'Try a shorter word, or call our support.',
  'faq.showAll': 'Show all questions',
  'faq.ask': 'Not answered here?',
  'faq.askHelp': 'Call our support, every day {{hours}}.',
  'faq.call': 'Call {{phone}}',
  'faq.booking': 'Booking',
  'faq.paying': 'Prices and paying',
  'faq.driver': 'Drivers and tracking',
  'faq.wallet': 'Wallet and codes',
  'faq.company': 'Company accounts',

  'faq.q.fast': 'How soon does a driver collect?',
  'faq.a.fast':
    'Within 45 minutes for express deliveries, which you can book around the clock. The map shows when the driver arrives as soon as one has taken the job.',
  'faq.q.areas': 'Where do you deliver?',
  'faq.a.areas':
    'In Bangkok, its vicinity and Chonburi. If a place is outside, we say so when you choose it, before you fill in anything else.',
  'faq.q.stops': 'Can one trip have several stops?',
  'faq.a.stops': 'Up to {{stops}}, with the pick-up. Add stops and drag them into your order, or let us find the shortest one.',
  'faq.q.later': 'Can I book ahead, or for the next day?',
  'faq.a.later':
    'Yes. Press the pick-up time and choose day and time. The next day costs less: book by 17:00, and we collect between 09:00 and 18:00 on the day after.',
  'faq.q.size': 'Which vehicle should I choose?',
  'faq.a.size':
    'A motorcycle for documents and what one person can carry, a car for fragile things or several boxes, a pickup for large ones, a box truck against rain, a reefer for what has to stay cold. The prices of all are shown side by side.',
  'faq.q.change': 'Can I move the pick-up to a later time?',
  'faq.a.change': 'Yes, as long as the driver has not reached the pick-up. Open the job and press postpone.',
  'faq.q.cancel': 'What does it cost to cancel?',
  'faq.a.cancel':
    'Nothing until the driver has reached the pick-up. After that there is a fee, which we show before you confirm. Once the goods are on the way a job cannot be cancelled.',
  'faq.q.noDriver': 'What if no driver takes the job?',
  'faq.a.noDriver':
    'You choose: keep looking, allow a later pick-up, add money for the driver, ask all drivers beside your favourites, or cancel. As long as nobody has taken the job you pay nothing.',

  'faq.q.ways': 'How can I pay?',
  'faq.a.ways':
    'Cash, credit card, wallet, PromptPay, and by invoice with a company account. You choose each time before you book.',
  'faq.q.price': 'Can the price change afterwards?',
  'faq.a.price':
    'The price you see is the price you book. If it changes while you fill in the form, we show the new one and wait for your yes.',
  'faq.q.waiting': 'Is waiting charged?',
  'faq.a.waiting':
    'The first 30 minutes are free. After that waiting is charged; your job shows the charge and when it began to count.',
  'faq.q.cod': 'Can the driver collect money for me?',
  'faq.a.cod':
    'Yes. Choose cash on delivery and enter the sum of each stop. The money comes into your wallet when all stops are done, or the driver brings it back in cash.',
  'faq.q.payer': 'Can the receiver pay for the delivery?',
  'faq.a.payer':
    'Yes. If you pay in cash, choose the stop where the driver collects. The link of that receiver says how much it is.',
  'faq.q.receipt': 'Can I have a receipt in my company’s name?',
  'faq.a.receipt':
    'Yes. Enter the company’s name, address and 13-digit tax ID when you book. We remember them for the next time.',
  'faq.q.charged': 'My connection broke while I paid. Am I charged twice?',
  'faq.a.charged':
    'No. Each booking has a number of its own. Pressing again, or opening the page anew, leads to the same job, and nothing is charged twice.',

  'faq.q.follow': 'How do I follow the driver?',
  'faq.a.follow':
    'Open the job to see the driver on the map, or share the tracking link: whoever has it can watch without signing in.',
  'faq.q.receiver': 'How does the receiver know when it comes?',
  'faq.a.receiver':
    'Each receiver has a link of their own, which shows that stop alone and when the driver should arrive. They can leave a note there, or move the pin to the right door.',
  'faq.q.favourite': 'Can I have a driver I know?',
  'faq.a.favourite':
    'Yes. Press the heart beside a driver after a job: favourites see your jobs first. Drivers you have blocked get none of your jobs.',
  'faq.q.proof': 'How do I know that it was received?',
  'faq.a.proof': 'The driver takes a photo or a signature at each stop. You find them on the page of the job.',
  'faq.q.rate': 'Where do I rate or tip the driver?',
  'faq.a.rate': 'On the page of the job after delivery, or by the rating link. The driver gets all of a tip.',
  'faq.q.trouble': 'Something was damaged, or went wrong. What now?',
  'faq.a.trouble': 'Open the job, press help, and say what happened. Our support sees your job and calls you back.',

  'faq.q.topUp': 'How much can I top up?',
  'faq.a.topUp':
    'Choose a package that comes with a bonus, or enter an amount from ฿100 to ฿20,000 at a time. Pay by card, PromptPay or your bank’s app.',
  'faq.q.code': 'Where do I use a promo code?',
  'faq.a.code': 'In the field for promo codes before you book. The new price shows at once. One code for each job.',
  'faq.q.refund': 'How do I get my money back after cancelling?',
  'faq.a.refund':
    'What you paid from the wallet or by PromptPay comes into your wallet at once. What you paid by card goes back to the card, which takes as long as your bank takes.',
  'faq.q.withdraw': 'Can I move collected money to my bank?',
  'faq.a.withdraw': 'Yes. Money that drivers collected for you can be withdrawn to a bank account from the wallet’s page.',

  'faq.q.open': 'How do I open a company account?',
  'faq.a.open':
    'Sign up as a company, enter tax ID, name and address, and send the documents. We check them within 1 to 2 working days; until then you can book and pay in all other ways.',
  'faq.q.members': 'Can several of us use one account?',
  'faq.a.members': 'Yes. Invite your colleagues and choose who books, who pays, who sees reports and who manages members.',
  'faq.q.cost': 'Does a company account cost anything?',
  'faq.a.cost': 'No minimum, no deposit and no system fee: you pay for the jobs you book. Terms apply.',
  'faq.q.monthly': 'Can I hire a driver by the day or month?',
  'faq.a.monthly':
    'Yes. 4 or 9 hours are booked at once; for a month you get a quotation as a PDF, which you can accept on its page.',
  'faq.q.reference': 'Can a job carry our own reference?',
  'faq.a.reference': 'Yes. The reference goes with the job, can be searched for, and is in the reports you download.',
} satisfies EnglishOf<'faq'>;
