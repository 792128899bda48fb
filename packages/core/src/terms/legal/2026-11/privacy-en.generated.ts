// Written by `npm run legal` from the Markdown file beside it.
import type { LegalText } from '../legal-text.ts';

export const text: LegalText = {
  "title": "Privacy policy",
  "version": "2026-11",
  "effectiveOn": "2026-11-22",
  "isReviewed": false,
  "summary": "We use data to get your delivery into the receiver’s hands, and sell it to nobody. You can see, correct or erase your data at any time.",
  "sections": [
    {
      "id": "controller",
      "title": "Who looks after your data",
      "blocks": [
        {
          "paragraph": [
            "Songwai (“we”) is the controller of personal data under Thailand’s Personal Data Protection Act B.E. 2562 (2019). This policy covers the Songwai website, the booking form that partners show on their own websites, and the pages that follow a delivery."
          ]
        },
        {
          "paragraph": [
            "Drivers process data on our behalf. They may use it only in the driver app and only to do the job that you booked; they have to delete what they processed within 1 day once it is no longer needed, and tell us of a breach within 24 hours."
          ]
        },
        {
          "paragraph": [
            "Where you use us through a partner’s website, the partner is a controller of its own for its part. Please read its policy too."
          ]
        }
      ]
    },
    {
      "id": "data",
      "title": "What we keep",
      "blocks": [
        {
          "paragraph": [
            "We keep data about customers, drivers and employees. This policy is about customers, and about the senders and receivers whom a customer names in a job."
          ]
        },
        {
          "list": [
            [
              "Account: first and last name, phone, e-mail, and a hash of your password. For a company also its name, tax id, address and the documents that prove it."
            ],
            [
              "Deliveries: name, address and coordinates of every stop, name and phone of the contacts, notes for the driver, photos, times, prices, and the photos that prove the delivery."
            ],
            [
              "Payment: how, how much and when you paid, and whom the receipt is made out to. Where you pay by card, the payment provider keeps the card number and we keep only a token."
            ],
            [
              "What you tell us: messages to support, ratings of drivers and comments."
            ],
            [
              "Use: name and version of your device or browser, language, when and through which channel you signed in, and the link that brought you here (utm)."
            ],
            [
              "Consents: what you accepted or took back, which version, and when."
            ]
          ]
        },
        {
          "paragraph": [
            "We do not ask for sensitive data in the sense of section 26, such as health or religion. Please do not write any into a note for the driver or show it in a photo."
          ]
        }
      ]
    },
    {
      "id": "sources",
      "title": "Where we get it",
      "blocks": [
        {
          "list": [
            [
              "From you: when you sign up, when you book, and when you write to us."
            ],
            [
              "From whoever books a delivery to you or from you. They need the right to give us your data, and should tell you."
            ],
            [
              "From the partner through whose website you use us: the partner’s own id for you, and name, phone and e-mail as far as the partner sends them."
            ],
            [
              "From the company that invited you to book for it."
            ],
            [
              "From drivers and the driver app: when the driver arrived, and the photos that prove the delivery."
            ]
          ]
        }
      ]
    },
    {
      "id": "purposes",
      "title": "What we use it for",
      "blocks": [
        {
          "list": [
            [
              "To open and run your account, to verify your phone with a code by SMS, and to keep others out of your account."
            ],
            [
              "To price a job, find a driver, deliver, show sender and receiver how far it is, and help where something goes wrong."
            ],
            [
              "To take payment, issue receipts and invoices, and keep the books that the law asks for."
            ],
            [
              "To send the messages that a job needs: codes, status, and changes of your account."
            ],
            [
              "To send promotions, benefits and news of features, only where you consented."
            ],
            [
              "To keep the system safe, prevent fraud, and bring or defend legal claims."
            ]
          ]
        },
        {
          "paragraph": [
            "We do not sell personal data, do not use it for others’ advertising, and take no decision with legal effect on you by machine alone."
          ]
        }
      ]
    },
    {
      "id": "legal-bases",
      "title": "Our legal grounds",
      "blocks": [
        {
          "list": [
            [
              "Contract (section 24 (3)): account, booking, delivery, payment, and the messages that a job needs."
            ],
            [
              "Legal duty (section 24 (6)): accounting and tax records, and answers to authorities that are entitled to them."
            ],
            [
              "Legitimate interest (section 24 (5)): data of senders and receivers that the booker names, safety of the system, prevention of fraud, improvement of the service."
            ],
            [
              "Consent (section 19): promotions and news. You can withdraw it at any time, and the service stays the same."
            ]
          ]
        },
        {
          "paragraph": [
            "Without what the contract needs, such as a phone number or the address of a stop, we cannot do that part of the service."
          ]
        }
      ]
    },
    {
      "id": "recipients",
      "title": "Who receives it",
      "blocks": [
        {
          "list": [
            [
              "The driver who takes your job. Before that a driver sees only districts, times and pay; afterwards the addresses and the contacts’ names and phones."
            ],
            [
              "Whoever has the tracking link sees the route, the status, the driver’s first name and number plate, and nobody’s phone number."
            ],
            [
              "Your company, where you book for it, as far as the rights reach that it gave."
            ],
            [
              "The partner that sent you: the status of its own customers’ jobs, under the partner’s own customer id."
            ],
            [
              "Our suppliers, as far as they need it: cloud and file storage, senders of SMS and mail, payment providers, and providers of maps and place search, who get the search words or a point and not your name."
            ],
            [
              "Authorities that are entitled to it by law, and legal, accounting or insurance advisers where that is necessary."
            ]
          ]
        }
      ]
    },
    {
      "id": "abroad",
      "title": "Data that leaves Thailand",
      "blocks": [
        {
          "paragraph": [
            "We generally keep and process data in Thailand. Where a supplier processes data abroad, we send no more than is needed, to a country with adequate protection or under the contracts and safeguards that the law asks for (sections 28 and 29)."
          ]
        }
      ]
    },
    {
      "id": "retention",
      "title": "How long we keep it",
      "blocks": [
        {
          "list": [
            [
              "Account: as long as you have it. Asked to be erased, it is erased 7 days later; until then you can change your mind."
            ],
            [
              "Bookings: when the account is erased, names, phones, addresses, notes and photos are taken out. District, price and times stay for 5 years from the end of the accounting year, as accounting and tax law ask, and are then deleted."
            ],
            [
              "Tracking links close by themselves 24 hours after the job is over."
            ],
            [
              "A sign-in ends after 30 days without use; a code is good for 5 minutes."
            ],
            [
              "An unfinished order in your browser goes when you sign out, or after 7 days without a change."
            ],
            [
              "Positions of drivers and messages that were sent: 90 days."
            ],
            [
              "The record of what partners were told: 30 days."
            ],
            [
              "Proof of consents and of requests about data: as long as we need it to prove that we kept the law."
            ]
          ]
        }
      ]
    },
    {
      "id": "security",
      "title": "How we protect it",
      "blocks": [
        {
          "paragraph": [
            "Connections are encrypted; passwords, codes and tokens are stored as hashes; tries to sign in are limited; staff see what their work needs; place and time that a photo carries inside are removed before it is stored."
          ]
        },
        {
          "paragraph": [
            "In your browser the account and the contacts of an unfinished order are encrypted with a key that cannot leave the device. Where a browser cannot do that, they stay in memory until the page is closed."
          ]
        },
        {
          "paragraph": [
            "Should personal data be breached, we tell the Office of the Personal Data Protection Committee within 72 hours as the law asks, and you without delay where the risk to your rights and freedoms is high."
          ]
        }
      ]
    },
    {
      "id": "cookies",
      "title": "Cookies",
      "blocks": [
        {
          "paragraph": [
            "This website uses no advertising cookies and no third party’s analytics. We use one necessary cookie, which remembers that this device has signed in before, so that nobody can lock you out of your own account; and the browser’s storage for being signed in, an unfinished order, language and theme."
          ]
        },
        {
          "paragraph": [
            "You can clear it in your browser’s settings; you are then signed out and an unfinished order is gone. Before we ever use a cookie that is not necessary, we will ask."
          ]
        }
      ]
    },
    {
      "id": "rights",
      "title": "Your rights",
      "blocks": [
        {
          "paragraph": [
            "The law gives you these rights, and using them costs nothing:"
          ]
        },
        {
          "list": [
            [
              "access to your data, and a copy"
            ],
            [
              "rectification, so that it is right and up to date"
            ],
            [
              "erasure or anonymisation"
            ],
            [
              "restriction of use"
            ],
            [
              "objection to collection, use or disclosure, direct marketing included"
            ],
            [
              "portability in a form that machines read"
            ],
            [
              "withdrawal of a consent that you gave"
            ],
            [
              "complaint to the Office of the Personal Data Protection Committee"
            ]
          ]
        },
        {
          "paragraph": [
            "We answer within 30 days. Before we send a copy or erase anything we check that it is you, by your password or a code to your phone. We may refuse where the law lets us, for instance while a job is under way or something is unpaid, and then tell you why."
          ]
        }
      ]
    },
    {
      "id": "minors",
      "title": "Minors",
      "blocks": [
        {
          "paragraph": [
            "The service is for adults: people who are 20, or lawfully married at 17. A minor needs the consent of a parent or guardian before opening an account. Data of a minor that we find to have without it is deleted."
          ]
        }
      ]
    },
    {
      "id": "changes-and-contact",
      "title": "Changes, and how to reach us",
      "blocks": [
        {
          "paragraph": [
            "When this policy changes, the version and date above change, and we ask you to read and accept the new one before your next booking. We keep which version you accepted and when."
          ]
        },
        {
          "paragraph": [
            "To use a right or ask a question, write to our data protection officer. Where you think that we break the law, you can complain to the authority."
          ]
        },
        {
          "contacts": true
        }
      ]
    }
  ],
  "minutes": 7
};
