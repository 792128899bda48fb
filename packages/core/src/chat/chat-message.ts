import type { QuickReply } from './quick-replies.ts';

export type ChatRole = 'customer' | 'driver' | 'support';

/** What happened between the messages: of a job, or (from `asked` on) of a support room. */
export type ChatEventKey =
  | 'assigned'
  | 'arrived'
  | 'pickedUp'
  | 'delivered'
  | 'failedVisit'
  | 'completed'
  | 'cancelled'
  | 'driverLeft'
  | 'asked'
  | 'outOfHours'
  | 'claimed'
  | 'handedOver'
  | 'closed'
  | 'settled'
  | 'reopened';

/** An event as a node between bubbles. Empty texts and nulls: not of this event. */
export interface ChatEvent {
  readonly key: ChatEventKey;
  /** Index of the stop in the job, and its name. */
  readonly stop: number | null;
  readonly addressName: string;
  /** First name of the driver or the admin. */
  readonly name: string;
  readonly jobId: string | null;
  readonly reason: string;
  /** HH:MM in Bangkok. */
  readonly opensTime: string | null;
}

export interface ChatSender {
  readonly memberId: string;
  readonly role: ChatRole;
  /** First name; empty once the account is deleted. */
  readonly name: string;
}

/** What a bubble shows. */
export type ChatContent =
  | { readonly kind: 'text'; readonly text: string }
  /** `path`: below the gateway's origin, for an `img`. */
  | { readonly kind: 'photo'; readonly path: string }
  /** `original`: as the sender chose it, in the sender's language. */
  | {
      readonly kind: 'quickReply';
      readonly key: QuickReply | string;
      readonly text: { readonly th: string; readonly en: string };
      readonly original: string;
    };

interface Placed {
  readonly roomId: string;
  /** Place in the room: 1, 2, 3 … the same for every reader. */
  readonly seq: number;
  readonly at: Date;
}

/** A message as the gateway stored it. */
export interface ChatSaying extends Placed {
  readonly kind: 'message';
  readonly guid: string;
  readonly sender: ChatSender;
  readonly content: ChatContent;
}

/** An event as the gateway stored it. */
export interface ChatHappening extends Placed {
  readonly kind: 'event';
  readonly event: ChatEvent;
}

/** One entry of a room's history (decisions, "Chat wire"). */
export type ChatMessage = ChatSaying | ChatHappening;

/** What a person sends: exactly one of the three. */
export type ChatDraft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'photo' /** `data:` URL or base64 of a png or jpeg, at most 3 MB. */; readonly image: string }
  | { readonly kind: 'quickReply'; readonly key: QuickReply };
