import type { EnglishOf } from '../../../text-keys.ts';

export const about = {
  'about.area':
    'Bangkok, Nonthaburi, Pathum Thani, Samut Prakan, Samut Sakhon, Nakhon Pathom and Chonburi. Express runs round the clock, and a driver is at the pick-up within 45 minutes.',
  'about.areaLink': 'Price your own route',
  'about.areaTitle': 'Where we deliver',
  'about.business': 'See what we do for business',
  'about.call': 'Call {{phone}}',
  'about.data':
    'We use your data and the receiver’s to deliver. Tracking links show no phone number and no price. Card data stay with the payment provider and never reach us. You can see, correct or erase your own data.',
  'about.dataLink': 'Read the privacy policy',
  'about.dataTitle': 'Your data',
  'about.drivers':
    'Drivers see a job first and accept it themselves. They may use customers’ data in the driver app only, delete them within 1 day, and report a breach within 24 hours. Tips are the driver’s in full.',
  'about.driversLink': 'Read the drivers’ data agreement',
  'about.driversTitle': 'Our drivers',
  'about.faq': 'Questions and answers',
  'about.lead':
    'Somebody with something to send, and the nearest driver: they meet at Songwai. You know the price before you book, and see your goods all the way.',
  'about.line': 'About Songwai',
  'about.support':
    'Support answers the phone every day {{hours}}. If it is about a delivery under way, open that job and ask for help: we see it at once.',
  'about.supportOnly': 'If it is about a delivery under way, open that job and ask for help: we see it at once.',
  'about.supportTitle': 'Talk to us',
  'about.title': 'Songwai delivers for Bangkok',
  'about.who':
    'We bring drivers who collect and deliver documents, parcels, food and shopping, with six vehicles from motorcycle to reefer truck: express, next day, by the hour and by the month. More than 20,000 companies trust us, and anybody may book, for a single item or for many stops.',
  'about.whoLink': 'See all prices',
  'about.whoTitle': 'Who we are',
} satisfies EnglishOf<'about'>;
