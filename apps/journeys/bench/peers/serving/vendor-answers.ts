/** What stands in for a vendor's server: answers by a part of the path. */
interface VendorAnswer {
  readonly path: RegExp;
  readonly what: string;
  readonly type: string;
  readonly body: string;
}

const json = (path: RegExp, what: string, body: unknown): VendorAnswer => ({
  path,
  what,
  type: 'application/json',
  body: JSON.stringify(body),
});

const airport = (code: string, city: string) => ({
  id: `arp_${code}`,
  iata_code: code,
  name: city,
  city_name: city,
  type: 'airport',
});
const airline = { id: 'arl_zz', iata_code: 'ZZ', name: 'Duffel Airways', logo_symbol_url: null, logo_lockup_url: null };
const bag = { maximum_weight_kg: 23, maximum_height_cm: null, maximum_length_cm: null, maximum_depth_cm: null, type: 'checked' };
const price = { total_amount: '30.00', total_currency: 'GBP' };

/** A flight with one passenger and one bag for sale. */
const offer = {
  id: 'off_1',
  ...price,
  base_amount: '25.00',
  base_currency: 'GBP',
  tax_amount: '5.00',
  tax_currency: 'GBP',
  owner: airline,
  passengers: [{ id: 'pas_1', type: 'adult', given_name: 'Maya', family_name: 'Lindqvist' }],
  available_services: [
    {
      id: 'ase_1',
      type: 'baggage',
      maximum_quantity: 2,
      passenger_ids: ['pas_1'],
      segment_ids: ['seg_1'],
      metadata: bag,
      ...price,
    },
  ],
  slices: [
    {
      id: 'sli_1',
      origin: airport('LHR', 'London'),
      destination: airport('BKK', 'Bangkok'),
      duration: 'PT11H30M',
      segments: [
        {
          id: 'seg_1',
          origin: airport('LHR', 'London'),
          destination: airport('BKK', 'Bangkok'),
          departing_at: '2027-01-10T10:00:00',
          arriving_at: '2027-01-11T04:30:00',
          duration: 'PT11H30M',
          marketing_carrier: airline,
          operating_carrier: airline,
          marketing_carrier_flight_number: '1',
          passengers: [{ passenger_id: 'pas_1', cabin_class: 'economy', baggages: [{ type: 'carry_on', quantity: 1 }] }],
          stops: [],
        },
      ],
    },
  ],
};

/** A chat that asks for a text at once, without the pretended typing of its default. */
const chat = {
  sessionId: 'ses_1',
  resultId: 'res_1',
  typebot: {
    id: 'bench',
    version: '6',
    theme: { general: { font: { type: 'Custom', family: 'system-ui', css: '' } } },
    settings: { typingEmulation: { enabled: false } },
  },
  messages: [
    { id: 'msg_1', type: 'text', content: { type: 'richText', richText: [{ type: 'p', children: [{ text: 'Where to?' }] }] } },
  ],
  input: { id: 'inp_1', type: 'text input', options: {} },
};

const vendorAnswers: readonly VendorAnswer[] = [
  json(/\/startChat$/, 'Typebot: the start of a chat', chat),
  json(/\/duffel\/.*\/fixtures\/offers\//, 'Duffel: the offer of a flight', offer),
  json(/\/duffel\/.*\/fixtures\/seat-maps\//, 'Duffel: an empty list of seat maps', []),
  { path: /\/duffel\/.*\.css$/, what: 'Duffel: its style sheet, empty', type: 'text/css', body: '' },
  {
    path: /\/adyen\/.*securedfields\//,
    what: 'Adyen: the frame of a card field, empty',
    type: 'text/html',
    body: '<!doctype html><title>Field</title>',
  },
  {
    path: /\/adyen\/.*images\//,
    what: 'Adyen: a logo, empty',
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"/>',
  },
  json(/\/adyen\//, 'Adyen: an empty answer to every other call', {}),
];

/** The answer for a path; undefined where the vendor's stand-in has none. */
export const vendorAnswerTo = (path: string): VendorAnswer | undefined => vendorAnswers.find((answer) => answer.path.test(path));
