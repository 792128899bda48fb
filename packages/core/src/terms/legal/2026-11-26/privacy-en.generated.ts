// Written by `npm run legal` from the Markdown file beside it.
import type { LegalText } from '../legal-text.ts';

export const text: LegalText = {
  "title": "Privacy policy",
  "version": "2026-11-26",
  "effectiveOn": "2026-11-26",
  "isReviewed": false,
  "summary": "We use data to get your delivery into the receiver’s hands, and sell it to nobody. You can see, correct or erase your data at any time, free of charge.",
  "sections": [
    {
      "id": "controller",
      "title": "Who looks after your data",
      "blocks": [
        {
          "paragraph": [
            "Songwai (“we”) is the controller of personal data under Thailand’s Personal Data Protection Act B.E. 2562 (2019), “the Act”. This policy covers the Songwai website and app, the booking form that partners show on their own websites, the pages that follow a delivery, and the driver app. Sections named on this page are those of the Act unless another law is named."
          ]
        },
        {
          "paragraph": [
            "Drivers process data on our behalf (section 40). They may use it only in the driver app and only to do the job that you booked, have to delete it within 1 day once it is no longer needed, and have to report a breach to us within 24 hours. The details are in the ",
            {
              "text": "driver’s data processing agreement",
              "href": "/driver-processor-agreement"
            },
            "."
          ]
        },
        {
          "paragraph": [
            "Where you use us through a partner’s website, the partner is a controller of its own for its part. Please read its policy too."
          ]
        },
        {
          "paragraph": [
            "We have appointed a data protection officer (sections 41 and 42). The last section says how to reach the officer."
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
            "We keep what the purposes in section 4 of this policy need (section 22), by group of people:"
          ]
        },
        {
          "heading": "Customers"
        },
        {
          "list": [
            [
              "Account: first and last name, phone, e-mail, and a hash of your password. For a company also its name, tax id, address, the documents that prove it, and the rights of each of its users."
            ],
            [
              "Deliveries: place, address and coordinates of every stop, notes for the driver, photos, times, prices, and the proof of delivery."
            ],
            [
              "Money: how, how much and when you paid, whom the receipt is made out to, the movements of your wallet and credit, and the bank account that you gave for money from cash on delivery. Where you pay by card, the payment provider keeps the card number; we keep only a token, the name on the card, its last digits and its expiry."
            ],
            [
              "What you tell us: messages to support, the enquiry form for businesses, ratings, comments and tips for drivers."
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
          "heading": "Senders and receivers whom a booker names"
        },
        {
          "list": [
            [
              "Name, phone, the address of the stop, a pin or note that the receiver adds, and the photos that prove the delivery."
            ]
          ]
        },
        {
          "heading": "Drivers"
        },
        {
          "list": [
            [
              "First and last name, phone, photo, gender if the driver chooses to say, kind of vehicle, number plate, and the day on which the processing agreement was accepted."
            ],
            [
              "Position while on duty, jobs accepted or declined, the time at each stop, cash collected, ratings, comments and tips."
            ]
          ]
        },
        {
          "heading": "Employees"
        },
        {
          "list": [
            [
              "Name, e-mail and rights in the system, with a record of what was changed and when. Data about the employment itself follow the contract and labour law."
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
          "paragraph": [
            "Most of it comes from you. From other sources we collect what section 25 allows."
          ]
        },
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
              "From LINE or Facebook, only if you choose to sign in that way: your user id, name and e-mail as far as you allow it."
            ],
            [
              "From the company that invited you to book for it."
            ],
            [
              "From drivers and the driver app: when the driver arrived at each stop, and the photos that prove the delivery."
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
          "paragraph": [
            "We use data only for the purposes stated here (section 21). For any other we will tell you, and ask for your consent first where the law requires it."
          ]
        },
        {
          "list": [
            [
              "To open and run your account, to verify your phone with a code by SMS, and to keep others out of your account."
            ],
            [
              "To price a job, find a driver, deliver, show booker and receiver how far it is, and help where something goes wrong."
            ],
            [
              "To take payment, refund, issue receipts and invoices, and keep the books that the law asks for."
            ],
            [
              "To send the messages that a job needs: codes, status, and changes of your account."
            ],
            [
              "To answer businesses that contact us and make them an offer."
            ],
            [
              "To register drivers, match jobs with drivers nearby, pay them, and look after the quality of the service."
            ],
            [
              "To send promotions, benefits and news of features, only where you consented."
            ],
            [
              "To count page views so that we can improve the service, only where you allowed it as the ",
              {
                "text": "cookie policy",
                "href": "/cookie-policy"
              },
              " says."
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
              "Contract (section 24 (3)): account, booking, delivery, payment, the messages that a job needs, and the work of drivers and employees."
            ],
            [
              "Legal duty (section 24 (6)): accounting and tax records, and answers to authorities that are entitled to them."
            ],
            [
              "Legitimate interest (section 24 (5)): data of senders and receivers that the booker names, safety of the system, prevention of fraud, and quality."
            ],
            [
              "Consent (section 19): promotions, news, and measuring the website. You can withdraw it at any time, and the service stays the same."
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
          "paragraph": [
            "We disclose what each recipient needs for its task (section 27)."
          ]
        },
        {
          "list": [
            [
              "The driver who takes your job. Before that a driver sees only districts, times and pay; afterwards the addresses and the contacts’ names and phones."
            ],
            [
              "Whoever has the tracking link sees the route, the status, the driver’s first name and number plate, and nobody’s phone number. A receiver’s own link shows only that stop and the amount to pay there."
            ],
            [
              "Your company, where you book for it, as far as the rights reach that it gave."
            ],
            [
              "The partner that sent you: the status of its own customers’ jobs, under the partner’s own customer id."
            ],
            [
              "Our processors (section 40): cloud and file storage, senders of SMS, mail and LINE messages, the system for business customers, and providers of maps and place search, who get the search words or a point and not your name."
            ],
            [
              "Payment providers and banks, to take, return or transfer your money."
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
            "We generally keep and process data in Thailand. Where a supplier processes data abroad, we send no more than is needed, to a country with adequate protection (section 28) or under the appropriate safeguards that the law provides for (section 29)."
          ]
        }
      ]
    },
    {
      "id": "retention",
      "title": "How long we keep it",
      "blocks": [
        {
          "paragraph": [
            "After these times the system deletes the data or makes it anonymous (section 37 (3))."
          ]
        },
        {
          "table": {
            "head": [
              "Data",
              "How long"
            ],
            "rows": [
              [
                [
                  "Account"
                ],
                [
                  "As long as you have it. Asked to be erased, it is erased 7 days later; until then you can change your mind"
                ]
              ],
              [
                [
                  "Bookings and financial records"
                ],
                [
                  "When the account is erased, names, phones, addresses, notes and photos are taken out. District, price and times stay for 5 years from the end of the accounting year, as accounting and tax law ask, and are then deleted"
                ]
              ],
              [
                [
                  "Tracking links"
                ],
                [
                  "They close by themselves 24 hours after the job is over"
                ]
              ],
              [
                [
                  "Being signed in"
                ],
                [
                  "Ends after 30 days without use; a code is good for 5 minutes"
                ]
              ],
              [
                [
                  "An unfinished order in your browser"
                ],
                [
                  "Until you sign out, or 7 days without a change"
                ]
              ],
              [
                [
                  "Enquiries of businesses"
                ],
                [
                  "2 years after they were last changed; those that look like spam 90 days"
                ]
              ],
              [
                [
                  "Positions of drivers and messages that were sent"
                ],
                [
                  "90 days"
                ]
              ],
              [
                [
                  "The record of what partners were told"
                ],
                [
                  "30 days"
                ]
              ],
              [
                [
                  "Records of drivers, and of what employees changed"
                ],
                [
                  "As long as they work with us, and after that as long as claims can be made"
                ]
              ],
              [
                [
                  "Proof of consents and of requests about data"
                ],
                [
                  "As long as we need it to prove that we kept the law"
                ]
              ]
            ]
          }
        }
      ]
    },
    {
      "id": "security",
      "title": "How we protect it",
      "blocks": [
        {
          "paragraph": [
            "Our security measures under section 37 (1): connections are encrypted; passwords, codes and tokens are stored as hashes; tries to sign in are limited; employees see what their work needs; place and time that a photo carries inside are removed before it is stored."
          ]
        },
        {
          "paragraph": [
            "In your browser the account and the contacts of an unfinished order are encrypted with a key that cannot leave the device. Where a browser cannot do that, they stay in memory until the page is closed."
          ]
        },
        {
          "paragraph": [
            "Should personal data be breached, we tell the Office of the Personal Data Protection Committee within 72 hours of knowing, unless there is no risk to anybody’s rights and freedoms, and you without delay, with what can be done about it, where the risk is high (section 37 (4))."
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
            "We use a single cookie, which the safety of your account needs, and the browser’s storage only for what our pages need. There are no advertising cookies. The ",
            {
              "text": "cookie policy",
              "href": "/cookie-policy"
            },
            " lists all of it with how long each stays. Nothing is measured before you allowed it."
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
            "Using these rights costs nothing. Customers use them in ",
            {
              "text": "Privacy in the settings",
              "href": "/settings/privacy"
            },
            "; senders, receivers, drivers and employees can write to our data protection officer."
          ]
        },
        {
          "table": {
            "head": [
              "Right",
              "Section"
            ],
            "rows": [
              [
                [
                  "Access to your data and a copy, or to know where it came from"
                ],
                [
                  "30"
                ]
              ],
              [
                [
                  "Portability, in a form that machines read"
                ],
                [
                  "31"
                ]
              ],
              [
                [
                  "Objection to collection, use or disclosure, direct marketing included"
                ],
                [
                  "32"
                ]
              ],
              [
                [
                  "Erasure, or being made anonymous"
                ],
                [
                  "33"
                ]
              ],
              [
                [
                  "Restriction of use"
                ],
                [
                  "34"
                ]
              ],
              [
                [
                  "Rectification, so that data are right, up to date, complete and not misleading"
                ],
                [
                  "35 and 36"
                ]
              ],
              [
                [
                  "Withdrawal of a consent; what was done before stays lawful"
                ],
                [
                  "19"
                ]
              ],
              [
                [
                  "Complaint to the expert committee, through the Office of the Personal Data Protection Committee"
                ],
                [
                  "73"
                ]
              ]
            ]
          }
        },
        {
          "paragraph": [
            "We answer within 30 days. Before we send a copy or erase anything we check that it is you, by your password or a code to your phone. We may refuse where the law lets us, for instance while a job is under way or something is unpaid; we then tell you why and record it (section 39)."
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
            "The service is for adults: people who are 20, or lawfully married at 17 (Civil and Commercial Code, sections 19 and 20; since the amendment of B.E. 2567 came into force, a marriage requires the age of 18)."
          ]
        },
        {
          "paragraph": [
            "A minor needs the consent of a parent or guardian before opening an account (section 20). Data of a minor that we find to have without it is deleted."
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
            "When this policy changes, the version and date above change, and we ask you to read and accept the new one before your next booking. Earlier versions can still be read on this page, and we keep which one you accepted and when."
          ]
        },
        {
          "paragraph": [
            "To use a right or ask a question, write to our data protection officer. Where you think that we break the law, you can complain to the authority. Where the Thai and the English text differ, the Thai text counts."
          ]
        },
        {
          "contacts": true
        }
      ]
    }
  ],
  "minutes": 9
};
