import type { LiveLook } from '../first-look/create-first-look.ts';
import { readAttributes } from '../widget-attributes.ts';
import { createFormValue } from './form-value.ts';
import type { AttributeKinds } from './reflect.ts';
import { commonKinds, SongwaiElement } from './songwai-element.ts';

/** A stop that the page knows. */
export interface StopOfPage {
  readonly name: string;
  readonly address?: string;
  /** WGS 84, in degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly contactName?: string;
  readonly contactPhone?: string;
  readonly note?: string;
}

/** Fetches a guest's token from the page's server; null if nobody is signed in there. */
export type GetToken = () => Promise<string | null>;

/**
 * Books a courier without leaving the page, from two places to "booked".
 *
 * @tagname songwai-booking
 * @fires songwai:step - The guest is at another step.
 * @fires songwai:price - There is a price, or another one.
 * @fires songwai:sign-on - The guest is signed on.
 * @fires songwai:booked - The delivery is booked; where it is paid first, once it is paid.
 * @slot - Shown until the form is, and beside "Try again" if the form could not be loaded.
 * @slot header - Above the form, such as your own title.
 * @slot footer - Below the form, such as your telephone number.
 * @csspart frame - The edge of the form: border, corners, shadow.
 * @csspart heading - A heading.
 * @csspart stop - The card of a place on the route.
 * @csspart node - The circle with the number of a place, on the route line.
 * @csspart choice - A card to choose among others.
 * @csspart vehicle - The `choice` of a vehicle.
 * @csspart chosen - The chosen `choice`.
 * @csspart field - The box of a text field.
 * @csspart primary - The button that leads on, or books.
 * @csspart secondary - Any other button with an edge, or a tint.
 * @csspart quiet - A button that is text alone, such as "Add a stop".
 * @csspart price - The price in figures.
 * @csspart notice - A message about the whole form.
 * @csspart error - What is wrong with a field or a place, and that the element could not be loaded.
 * @cssprop --songwai-accent - Your colour; absent: the one that we have stored for you, or ours.
 * @cssprop --songwai-reserved-height - The height reserved until the form is there.
 */
export class SongwaiBooking extends SongwaiElement {
  static override readonly kinds: AttributeKinds = {
    ...commonKinds,
    token: 'text',
    'pick-up': 'text',
    'pick-up-at': 'text',
    'sender-name': 'text',
    'sender-phone': 'text',
    stops: 'json',
    vehicle: 'text',
    note: 'text',
    reference: 'text',
    metadata: 'json',
    'read-only': 'flag',
    name: 'text',
    required: 'flag',
  };
  static override readonly properties = ['getToken'];
  static readonly formAssociated = true;

  /** The guest's token, signed by your server, valid for at most five minutes. Instead of it, `getToken` fetches one when it is needed. */
  declare token: string | null;
  /** The name of a pick-up that is always the same, such as "Baan Chandra, front desk"; with `pickUpAt`. The guest cannot change it. */
  declare pickUp: string | null;
  /** Where that is: `13.7234,100.5134`. */
  declare pickUpAt: string | null;
  /** The person at the pick-up. */
  declare senderName: string | null;
  declare senderPhone: string | null;
  /** Places that you know, in the order of travel; with a fixed pick-up, those after it. */
  declare stops: readonly StopOfPage[] | null;
  /** The id of the vehicle to begin with, as in the price check. */
  declare vehicle: string | null;
  /** A note for the driver. */
  declare note: string | null;
  /** Your own number of the order, at most 64 characters; comes back in webhooks. */
  declare reference: string | null;
  /** Your own data, at most 20 texts; come back in webhooks. */
  declare metadata: Readonly<Record<string, string>> | null;
  /** The guest can look, not change. */
  declare readOnly: boolean;
  /** Its name in a form. */
  declare name: string | null;
  /** The form cannot be sent before a delivery is booked. */
  declare required: boolean;

  #getToken: GetToken | null = null;
  #form = createFormValue(this.attachInternals());
  #problem: HTMLElement | null = null;

  constructor() {
    super();
    this.addEventListener('songwai:booked', ({ detail }) => this.#setValue(detail.trackingId));
    this.addEventListener('invalid', (event) => {
      // The browser's own bubble points at nothing here: the element itself has no field.
      event.preventDefault();
      this.#showProblem(this.#form.message);
      this.focus();
    });
  }

  /** Fetches a guest's token: when it is needed, again before it expires, and when the gateway has ended the session. */
  get getToken(): GetToken | null {
    return this.#getToken;
  }

  set getToken(getToken: GetToken | null) {
    this.#getToken = getToken;
    this.refresh();
  }

  /** What a form sends: the tracking id of the booked delivery; empty before. */
  get value(): string {
    return this.#form.value;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#check();
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    this.#check();
  }

  formResetCallback(): void {
    this.#setValue('');
    this.reset();
  }

  formStateRestoreCallback(state: string): void {
    this.#setValue(state);
  }

  protected override fillLook({ fields: [first] }: LiveLook): void {
    if (!first || !this.pickUp) return;
    first.value = this.pickUp;
    first.disabled = true;
  }

  #setValue(value: string): void {
    this.#form.value = value;
    this.#check();
  }

  #check(): void {
    this.#form.check(this.required, readAttributes(this).language);
    if (!this.#form.message) this.#showProblem('');
  }

  #showProblem(text: string): void {
    this.#problem?.remove();
    this.#problem = null;
    if (!text || !this.shadowRoot) return;
    this.#problem = document.createElement('p');
    this.#problem.role = 'alert';
    this.#problem.className = 'failed';
    this.shadowRoot.prepend(this.#problem);
    this.#problem.append(text);
  }
}
