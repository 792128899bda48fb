// Written by `npm run legal` from the Markdown file beside it.
import type { LegalText } from '../legal-text.ts';

export const text: LegalText = {
  "title": "Driver’s data processing agreement",
  "version": "2026-11-26",
  "effectiveOn": "2026-11-26",
  "isReviewed": false,
  "summary": "Use customers’ data only in the driver app and only for the job that you took. Delete it within 1 day once it is not needed, and report a breach to us within 24 hours.",
  "sections": [
    {
      "id": "parties",
      "title": "Parties and scope",
      "blocks": [
        {
          "paragraph": [
            "This agreement is between Songwai (“we”), the controller of personal data, and the driver who is registered with us (“you”), who processes personal data for us. It is the agreement that section 40, third paragraph, of the Personal Data Protection Act B.E. 2562 (2019) requires. Sections named on this page are those of that Act."
          ]
        },
        {
          "paragraph": [
            "You have to accept it when you register, and we record the day. It holds from that day until you have stopped driving with us and deleted all data."
          ]
        }
      ]
    },
    {
      "id": "data",
      "title": "The data that you process",
      "blocks": [
        {
          "list": [
            [
              "Name and phone of bookers, senders and receivers"
            ],
            [
              "Address, coordinates and notes of each stop"
            ],
            [
              "What is sent, the money to collect, and how it is paid"
            ],
            [
              "Messages in the chat of the job"
            ],
            [
              "Photos that prove the pick-up and the delivery"
            ]
          ]
        }
      ]
    },
    {
      "id": "instructions",
      "title": "Only on our instructions",
      "blocks": [
        {
          "paragraph": [
            "You may collect, use or disclose data only as we instruct (section 40 (1)). The instruction is: finish the job that you took, through the driver app."
          ]
        },
        {
          "list": [
            [
              "Look at data, navigate, call, chat, take photos as proof and note cash collected in the driver app only."
            ],
            [
              "Do not write down, copy, capture or save data outside the app."
            ],
            [
              "Do not contact customers or receivers about anything else, nor again after the job is over."
            ],
            [
              "Do not pass on, sell or post data anywhere, drivers’ chat groups included."
            ]
          ]
        },
        {
          "paragraph": [
            "If you believe that an instruction breaks the law you need not follow it; please tell us at once. If you use data beyond our instructions, the law takes you for the controller of that use, and you answer for it yourself (section 40, second paragraph)."
          ]
        }
      ]
    },
    {
      "id": "photos",
      "title": "Photos as proof",
      "blocks": [
        {
          "paragraph": [
            "Take them in the driver app only. Show the goods and the place, and avoid faces, children, identity cards and the inside of homes. They must not be in your phone’s gallery."
          ]
        }
      ]
    },
    {
      "id": "security",
      "title": "Keeping data safe",
      "blocks": [
        {
          "paragraph": [
            "You need appropriate security measures (section 40 (2))."
          ]
        },
        {
          "list": [
            [
              "Lock your phone with a code, fingerprint or face, and keep system and app up to date."
            ],
            [
              "Let nobody else use your account, your phone or your codes."
            ],
            [
              "Do not let passengers, friends or bystanders read the job on your screen."
            ],
            [
              "Sign out and tell us at once when your phone is lost or you are about to sell it."
            ]
          ]
        }
      ]
    },
    {
      "id": "deletion",
      "title": "Delete within 1 day",
      "blocks": [
        {
          "paragraph": [
            "Once data is no longer needed for the job, delete within 1 day everything that is still with you: call history, messages, photos, and slips with a name or an address. What is in the driver app is hidden by itself when the job is over. We keep what the law tells us to keep; you need no copies for us."
          ]
        }
      ]
    },
    {
      "id": "breach",
      "title": "Report within 24 hours",
      "blocks": [
        {
          "paragraph": [
            "If data is lost, leaks, is seen by others, or you suspect so, report it to us without delay and within 24 hours of knowing (section 40 (2)), to support in the app or to the data protection officer below. We have to notify the Office of the Personal Data Protection Committee within 72 hours (section 37 (4))."
          ]
        },
        {
          "paragraph": [
            "Please say what happened, when, whose data it was, and what you have done. Nobody is punished for a prompt report in good faith."
          ]
        }
      ]
    },
    {
      "id": "sub-processors",
      "title": "Nobody in your place",
      "blocks": [
        {
          "paragraph": [
            "Do the job yourself. Nobody else may drive or process data in your place. If you cannot go on, give the job back in the app, so that we find another driver."
          ]
        }
      ]
    },
    {
      "id": "records",
      "title": "Records and checks",
      "blocks": [
        {
          "paragraph": [
            "The driver app keeps the record of processing for you (section 40 (3)); you need not keep one. We may ask you to confirm that data was deleted, and you help as far as is reasonable when this is checked."
          ]
        }
      ]
    },
    {
      "id": "rights",
      "title": "Helping people use their rights",
      "blocks": [
        {
          "paragraph": [
            "If customers or receivers ask you for access, correction or erasure, do not answer for us. Refer them to support or to the ",
            {
              "text": "privacy policy",
              "href": "/privacy"
            },
            ", and tell us within 24 hours."
          ]
        }
      ]
    },
    {
      "id": "own-data",
      "title": "Your own data",
      "blocks": [
        {
          "paragraph": [
            "This agreement is about customers’ data. Yours, such as your position while on duty, we handle as the ",
            {
              "text": "privacy policy",
              "href": "/privacy"
            },
            " says, and you have the rights that everybody has."
          ]
        }
      ]
    },
    {
      "id": "end",
      "title": "Breaking the agreement, and its end",
      "blocks": [
        {
          "paragraph": [
            "If you break this agreement we may suspend or end your registration. You may have to pay damages (sections 77 and 78), and there are criminal and administrative penalties in the Act (sections 79 to 90)."
          ]
        },
        {
          "paragraph": [
            "When you stop driving with us, delete all data within 1 day. The duty of secrecy remains."
          ]
        }
      ]
    },
    {
      "id": "law-and-contact",
      "title": "Law and contact",
      "blocks": [
        {
          "paragraph": [
            "This agreement is under Thai law. When we change it we tell you in the app, and ask you to accept the new version before your next job. Where the Thai and the English text differ, the Thai text counts."
          ]
        },
        {
          "contacts": true
        }
      ]
    }
  ],
  "minutes": 4
};
