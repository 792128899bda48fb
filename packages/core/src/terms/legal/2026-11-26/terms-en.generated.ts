// Written by `npm run legal` from the Markdown file beside it.
import type { LegalText } from '../legal-text.ts';

export const text: LegalText = {
  "title": "Terms of use",
  "version": "2026-11-26",
  "effectiveOn": "2026-11-26",
  "isReviewed": false,
  "summary": "You always see the price before you book, cancel for nothing before the driver reaches the pick-up, and have 30 minutes of free waiting. Unlawful and dangerous goods are not carried.",
  "sections": [
    {
      "id": "agreement",
      "title": "Agreement, and who may use the service",
      "blocks": [
        {
          "paragraph": [
            "These terms are an agreement between you and Songwai (“we”) on booking and using deliveries. By accepting them or booking a job you agree to them, and take note of our ",
            {
              "text": "privacy policy",
              "href": "/privacy"
            },
            "."
          ]
        },
        {
          "paragraph": [
            "You need to be of age: 20, or lawfully married at 17, or have the consent of a parent or guardian. Whoever books for a legal entity assures us of having the power to bind it."
          ]
        },
        {
          "paragraph": [
            "Where you book through a partner’s website, the partner’s terms may apply too; you are shown them before you book."
          ]
        }
      ]
    },
    {
      "id": "account",
      "title": "Your account",
      "blocks": [
        {
          "paragraph": [
            "Please give data that is right and keep it up to date, keep your password and codes to yourself, and tell us at once when you suspect that somebody else uses your account. You answer for bookings made through your account, unless the fault is ours."
          ]
        },
        {
          "paragraph": [
            "A company decides which of its users may book, see bookings or pay for it, and answers for what they book within those rights. A company’s account has no minimum, no deposit and no system fee."
          ]
        }
      ]
    },
    {
      "id": "service",
      "title": "The service",
      "blocks": [
        {
          "paragraph": [
            "We find a driver who collects at the pick-up and delivers in the order of your stops, in Bangkok, its vicinity and Chonburi. Each vehicle has the limits of weight and size that the booking page shows."
          ]
        },
        {
          "list": [
            [
              "Express runs around the clock; once a driver is found, the pick-up is normally reached within 45 minutes."
            ],
            [
              "Next day is booked until 17:00 and collected from 09:00 to 18:00 on the day after."
            ],
            [
              "A job has at most 10 stops, the pick-up included and the return to it not counted."
            ],
            [
              "A recurring job is booked at 18:00 on the evening before, and you are told; you can stop each one."
            ]
          ]
        },
        {
          "paragraph": [
            "Times are estimates and depend on traffic. Where no driver is found you can search again, allow more time, add to the price, or cancel for nothing."
          ]
        }
      ]
    },
    {
      "id": "full-day",
      "title": "Full-day and monthly hire",
      "blocks": [
        {
          "paragraph": [
            "You can hire a vehicle with its driver for 4 hours, 9 hours (with 1 hour of break), several days or by the month. The price covers the hours and kilometres of the package. A week has at most 6 working days."
          ]
        },
        {
          "paragraph": [
            "Time beyond the package costs 5 baht a minute by motorcycle and 10 baht by any other vehicle. Monthly hire begins when you accept the quotation within the time that it states."
          ]
        }
      ]
    },
    {
      "id": "goods",
      "title": "What may not be sent",
      "blocks": [
        {
          "list": [
            [
              "anything unlawful: drugs, weapons, counterfeits, goods obtained by a crime"
            ],
            [
              "dangerous, flammable or explosive goods and controlled chemicals"
            ],
            [
              "cash, gold, gems, securities, and goods worth more than the insurance covers, except by an extra service made for it"
            ],
            [
              "people, human remains and live animals"
            ],
            [
              "goods heavier or larger than the vehicle takes"
            ]
          ]
        },
        {
          "paragraph": [
            "Pack your goods so that they can travel, and say in a note when they break easily or need a temperature. A driver may refuse or stop a job where there is reason to believe that the goods may not be sent."
          ]
        }
      ]
    },
    {
      "id": "price",
      "title": "Prices",
      "blocks": [
        {
          "paragraph": [
            "The price comes from the vehicle, the distance in the order of stops, the number of stops and the extras, and you always see the total before you book. A price shown while you book holds for 15 minutes, even if rates change. If what you entered changes, or that time is over, we calculate anew, ask you again and charge nothing until you agree."
          ]
        },
        {
          "list": [
            [
              "each stop more: 30 baht by motorcycle, 40 baht by any other vehicle"
            ],
            [
              "cash on delivery: 50 % of the distance fare, at most 200 baht"
            ],
            [
              "cheque deposit: 40 baht"
            ],
            [
              "documents or money brought back: 50 % of the distance fare of the way back, once if you choose both"
            ],
            [
              "the driver pays for goods in advance, up to 1,500 baht: 30 baht"
            ],
            [
              "help with loading, for pickups of every kind: 100 baht"
            ],
            [
              "next day: 80 % of the distance fare"
            ],
            [
              "tolls and parking that you agreed to: what they cost"
            ]
          ]
        },
        {
          "paragraph": [
            "These are the general rates; contract customers have their own. Where the rate shown before booking differs from this page, the total that you were shown and agreed to counts."
          ]
        }
      ]
    },
    {
      "id": "payment",
      "title": "Payment",
      "blocks": [
        {
          "paragraph": [
            "The booking page shows how you can pay."
          ]
        },
        {
          "list": [
            [
              "Cash: paid to the driver at the stop that you choose."
            ],
            [
              "Card: held when you book and charged when the job is over; at once for a job some days ahead or several vehicles."
            ],
            [
              "PromptPay: a code lives 10 minutes, and we ask for a driver once the money is there. Money that comes later goes into your wallet."
            ],
            [
              "Wallet: put aside when you book."
            ],
            [
              "Monthly invoice: for companies that were verified, issued on the 1st and due within 15 days. A company may withhold 1 % of tax as the law allows."
            ]
          ]
        },
        {
          "paragraph": [
            "What comes up after the booking, such as waiting, a price that you raised or a cancellation, is paid in the same way where that is possible; otherwise it stays open and has to be paid before your next booking. Invoices more than 30 days overdue stop bookings by invoice until they are paid."
          ]
        },
        {
          "paragraph": [
            "Refunds go back to the card, to the parts of the wallet that paid, and for PromptPay into the wallet. A tip is voluntary, from 1 to 1,000 baht."
          ]
        }
      ]
    },
    {
      "id": "wallet",
      "title": "Wallet",
      "blocks": [
        {
          "list": [
            [
              "You can top up 100 to 20,000 baht at a time. A package with a bonus shows it before you pay; an amount of your own choice has none."
            ],
            [
              "The bonus is spent first, then what you topped up, then money from cash on delivery."
            ],
            [
              "Money that drivers collected for you can be withdrawn to a bank account. Bonus and credit cannot be exchanged for cash."
            ],
            [
              "A top-up code works once, until its date."
            ],
            [
              "Members of a company use the company’s wallet within their rights."
            ]
          ]
        },
        {
          "paragraph": [
            "The wallet pays for our services only. Before an account is erased the wallet has to be empty; if money that you topped up is left, please ask support for its return."
          ]
        }
      ]
    },
    {
      "id": "cash-on-delivery",
      "title": "Cash on delivery",
      "blocks": [
        {
          "paragraph": [
            "You can state 1 to 50,000 baht for goods at each stop. The driver collects it in cash and notes it on the job. When all stops are done it goes into your wallet, or comes back in cash if you chose money brought back. Where nothing is stated, nothing is collected for goods."
          ]
        }
      ]
    },
    {
      "id": "waiting",
      "title": "Waiting, and deliveries that fail",
      "blocks": [
        {
          "paragraph": [
            "A driver waits 30 minutes for free at each stop; after that the first hour costs 30 baht and each further half hour 50 baht."
          ]
        },
        {
          "paragraph": [
            "Where nobody receives the goods, the address is wrong or the receiver refuses, the driver takes a photo as proof and brings the goods back to the pick-up or where it was agreed. What the service has cost by then is the booker’s to pay."
          ]
        }
      ]
    },
    {
      "id": "cancellation",
      "title": "Cancelling and postponing",
      "blocks": [
        {
          "list": [
            [
              "before the driver reaches the pick-up: free"
            ],
            [
              "after the driver has reached it: 65 baht"
            ],
            [
              "after the goods were picked up: not possible; please contact support"
            ],
            [
              "no driver found, or not paid in time: the job expires and costs nothing"
            ],
            [
              "promo code and credit of a cancelled job come back to you"
            ]
          ]
        },
        {
          "paragraph": [
            "A cancellation cannot be undone. When you postpone, another driver may come."
          ]
        }
      ]
    },
    {
      "id": "duties",
      "title": "What we ask of you",
      "blocks": [
        {
          "list": [
            [
              "give the right addresses, names and phones of contacts, and have the right to give them"
            ],
            [
              "have sender and receiver ready at their stops in time"
            ],
            [
              "treat drivers with respect, and do not hire them past us for jobs found through us"
            ],
            [
              "do not disturb the system, copy its data by machine or get around its limits"
            ]
          ]
        }
      ]
    },
    {
      "id": "liability",
      "title": "Liability and insurance of goods",
      "blocks": [
        {
          "paragraph": [
            "Where goods are lost or damaged while we or the driver have them, we make good the actual loss, up to 2,000 baht a job where you chose the insurance, which costs nothing. Please tell us with proof within 7 days after the job is over."
          ]
        },
        {
          "paragraph": [
            "We do not answer for damage by unfit packing, by the nature of the goods, by goods that may not be sent, by wrong data of the booker, or by force majeure. None of this limits liability for intent or gross negligence, or takes away what consumer protection law gives you."
          ]
        }
      ]
    },
    {
      "id": "links-and-ratings",
      "title": "Tracking links and ratings",
      "blocks": [
        {
          "paragraph": [
            "Whoever has a tracking link can follow the job without signing in, so pass it on only to those concerned. It closes by itself 24 hours after the job is over. Ratings and comments have to be true and polite."
          ]
        }
      ]
    },
    {
      "id": "promotions",
      "title": "Promotions, credit and tiers",
      "blocks": [
        {
          "list": [
            [
              "One promo code a job, under the conditions and for the time stated; not on top of a contract customer’s special prices."
            ],
            [
              "Free credit is used by itself when you book, what expires first before the rest. Discount and credit together are at most the price."
            ],
            [
              "Referral: when a friend signs up with your code and spends 500 baht within 30 days, each of you gets 200 baht of credit, as 10 times 20 baht."
            ],
            [
              "Tiers go by what you spent in the two months before, are set on the 1st, and have the cash-back that your account shows."
            ]
          ]
        },
        {
          "paragraph": [
            "Promotions and credit cannot be exchanged for cash. We may take them back where they were abused."
          ]
        }
      ]
    },
    {
      "id": "suspension",
      "title": "Suspension and leaving",
      "blocks": [
        {
          "paragraph": [
            "You can give up your account at any time, unless a job is under way or something is unpaid. We may suspend an account that breaks these terms, is used for fraud or endangers others, and tell you why unless the law forbids it."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Changes of these terms",
      "blocks": [
        {
          "paragraph": [
            "When these terms change, their version and date change, and we ask you to accept them before your next booking. Without that you can still sign in and see your data, but not book or pay. Jobs that are booked already go by the version that you accepted then, which can still be read on this page."
          ]
        }
      ]
    },
    {
      "id": "law",
      "title": "Law and contact",
      "blocks": [
        {
          "paragraph": [
            "These terms are under Thai law. In a dispute please turn to our support first, every day 06:00-24:00, so that we find a way together; else the Thai courts with jurisdiction decide. Where the Thai and the English text differ, the Thai text counts."
          ]
        }
      ]
    }
  ],
  "minutes": 8
};
