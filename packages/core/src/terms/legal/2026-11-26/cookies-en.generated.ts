// Written by `npm run legal` from the Markdown file beside it.
import type { LegalText } from '../legal-text.ts';

export const text: LegalText = {
  "title": "Cookie policy",
  "version": "2026-11-26",
  "effectiveOn": "2026-11-26",
  "isReviewed": false,
  "summary": "We use one necessary cookie, and store in your browser only what our pages need. There are no advertising cookies, and nothing is measured before you allow it.",
  "sections": [
    {
      "id": "about",
      "title": "What this policy is about",
      "blocks": [
        {
          "paragraph": [
            "This page names everything that Songwai stores in your browser, as a cookie or otherwise: where, what for, and for how long. There is nothing else."
          ]
        },
        {
          "paragraph": [
            "What is necessary for what you ask of us we store without asking (Personal Data Protection Act B.E. 2562, section 24 (3) and (5)). For what is not necessary we ask for your consent first (section 19)."
          ]
        }
      ]
    },
    {
      "id": "cookies",
      "title": "Cookies that we use",
      "blocks": [
        {
          "paragraph": [
            "There is one."
          ]
        },
        {
          "table": {
            "head": [
              "Name",
              "What for",
              "How long"
            ],
            "rows": [
              [
                [
                  "songwai_device"
                ],
                [
                  "Remembers that this device has signed in before, so that you still get into your account while somebody else guesses at your password. A random value that says nothing about you and that scripts cannot read; set when you sign in, sign up or ask for a code"
                ],
                [
                  "1 year"
                ]
              ]
            ]
          }
        }
      ]
    },
    {
      "id": "settings",
      "title": "Storage without secrets",
      "blocks": [
        {
          "paragraph": [
            "In the browser’s localStorage. It is not sent to us with pages, and stays until you delete it."
          ]
        },
        {
          "table": {
            "head": [
              "Name",
              "What for"
            ],
            "rows": [
              [
                [
                  "songwai.lang"
                ],
                [
                  "The language that you chose"
                ]
              ],
              [
                [
                  "songwai.theme"
                ],
                [
                  "The light or dark theme that you chose"
                ]
              ],
              [
                [
                  "songwai.cookieNotice"
                ],
                [
                  "Your answer to the cookie notice, so that we do not ask again"
                ]
              ],
              [
                [
                  "onBoarding"
                ],
                [
                  "Which hints for a first booking were shown"
                ]
              ],
              [
                [
                  "topBar, proMotion"
                ],
                [
                  "Which announcement and promotion you closed"
                ]
              ],
              [
                [
                  "ratingAskedAt"
                ],
                [
                  "When we last asked for a rating, so that it is at most once a day"
                ]
              ],
              [
                [
                  "songwai.install"
                ],
                [
                  "How often you have come and when we last offered to install the app, so that we seldom do"
                ]
              ],
              [
                [
                  "facebook"
                ],
                [
                  "Only if you signed in with Facebook: our app’s id, nothing of yours. Deleted when you sign out"
                ]
              ]
            ]
          }
        }
      ]
    },
    {
      "id": "encrypted",
      "title": "Encrypted storage",
      "blocks": [
        {
          "paragraph": [
            "In localStorage, under names that begin with songwai.private, encrypted (AES-GCM) with a key in the IndexedDB database songwai-vault that cannot leave the device. All of it is deleted when you sign out. Where a page cannot encrypt, it stays in memory until the page is closed."
          ]
        },
        {
          "table": {
            "head": [
              "Name",
              "What for",
              "How long"
            ],
            "rows": [
              [
                [
                  "songwai.private.session"
                ],
                [
                  "Being signed in"
                ],
                [
                  "Ends after 30 days without use"
                ]
              ],
              [
                [
                  "songwai.private.draft, songwai.private.hire"
                ],
                [
                  "An unfinished order or full-day hire"
                ],
                [
                  "7 days after the last change"
                ]
              ],
              [
                [
                  "songwai.private.answers"
                ],
                [
                  "Your latest bookings, saved places and messages as you last saw them, so that they open without the internet"
                ],
                [
                  "30 days after the last visit"
                ]
              ],
              [
                [
                  "songwai.private.shared"
                ],
                [
                  "A text that you shared to the app, until it is in an order"
                ],
                [
                  "7 days"
                ]
              ],
              [
                [
                  "songwai.private.joining"
                ],
                [
                  "An unfinished sign-up, without the password"
                ],
                [
                  "7 days"
                ]
              ],
              [
                [
                  "songwai.private.form"
                ],
                [
                  "A text that you began in a form"
                ],
                [
                  "7 days"
                ]
              ],
              [
                [
                  "songwai.private.password-reset"
                ],
                [
                  "Setting a new password"
                ],
                [
                  "5 minutes"
                ]
              ],
              [
                [
                  "songwai.private.line"
                ],
                [
                  "The way to LINE’s sign-in and back"
                ],
                [
                  "15 minutes"
                ]
              ],
              [
                [
                  "songwai.private.droppoint"
                ],
                [
                  "A drop point for bags that you entered through a partner"
                ],
                [
                  "Until the point is deleted on our side"
                ]
              ],
              [
                [
                  "songwai.private.device"
                ],
                [
                  "Remembers a partner’s guest who books without signing in"
                ],
                [
                  "180 days after the last visit"
                ]
              ]
            ]
          }
        }
      ]
    },
    {
      "id": "tab-and-app",
      "title": "Storage of the tab and of the app",
      "blocks": [
        {
          "list": [
            [
              "sessionStorage, landingUrl: the campaign link (utm) that brought you here. It goes when the tab is closed."
            ],
            [
              "The service worker’s storage where the browser installs the app: files of our pages, fonts and icons, so that they open without a signal. It has no answers of the system and nothing of yours, and is replaced by each new release. The IndexedDB database workbox-expiration has the time at which each of these files was last used."
            ],
            [
              "Where you allow notifications, the browser keeps the address to which they are sent, until you turn them off."
            ]
          ]
        }
      ]
    },
    {
      "id": "partners",
      "title": "On partners’ websites",
      "blocks": [
        {
          "paragraph": [
            "Our form on a partner’s website sets no cookie and reads none. It stores the encrypted entries above, and songwai:accent, which remembers the partner’s colour. All of it lies in the storage of the partner’s website, where no other website can read it."
          ]
        }
      ]
    },
    {
      "id": "third-parties",
      "title": "Third parties",
      "blocks": [
        {
          "paragraph": [
            "We load no third party’s script before you use what needs it."
          ]
        },
        {
          "list": [
            [
              "Cards: when you enter a card, the page loads the payment provider’s script. The number goes from your browser to the provider."
            ],
            [
              "Facebook: only when you press the button to sign in with Facebook, which may use cookies of its own."
            ],
            [
              "LINE: when you press the button to sign in with LINE you go to LINE’s own page, which has its own policy."
            ],
            [
              "Maps: our maps normally come from our own system. Where the operator has configured a provider of maps, that provider receives your IP address and the area that you look at."
            ]
          ]
        }
      ]
    },
    {
      "id": "analytics",
      "title": "Measuring",
      "blocks": [
        {
          "paragraph": [
            "By default we measure nothing, and there is nothing to refuse."
          ]
        },
        {
          "paragraph": [
            "Where the operator has configured the address of an analytics service, the page asks you first. Refusing and allowing are the same button, and no answer means no. Once you allow it, the page sends the following for each page that you open, without cookies and without any id:"
          ]
        },
        {
          "list": [
            [
              "which page was opened, as its pattern, such as /t/:trackingId: no tracking number, token, phone number or anything that you entered"
            ],
            [
              "our domain, and the website that you came from (its domain only)"
            ],
            [
              "the browser adds its name and version and your IP address, as to every connection"
            ]
          ]
        },
        {
          "paragraph": [
            "If your browser sends Do Not Track or Global Privacy Control, we take that as a no and do not ask."
          ]
        }
      ]
    },
    {
      "id": "choices",
      "title": "Changing your mind, and deleting",
      "blocks": [
        {
          "paragraph": [
            "You can change your answer about measuring at any time under “Cookie settings” at the foot of every public page. Withdrawal counts at once (section 19)."
          ]
        },
        {
          "paragraph": [
            "You can delete everything on this page in your browser’s settings. You are then signed out, an unfinished order is gone, and pages return to Thai and to your device’s theme."
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
            "Before we store anything new we change this page, with its version and date. Earlier versions can still be read here. The ",
            {
              "text": "privacy policy",
              "href": "/privacy"
            },
            " is about personal data as a whole."
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
