/** 4-5 stars are `high`: what was liked; 1-3 are `low`: what was wrong. */
export type StarsKind = 'low' | 'high';

/** A reason that customers may give with their stars. */
export interface RatingReason {
  readonly id: number;
  readonly forStars: StarsKind;
  readonly th: string;
  readonly en: string;
}

/** The reasons that stars ask for (decisions "Rating"). */
export const starsOf = (stars: number): StarsKind => (stars >= 4 ? 'high' : 'low');

/** The longest comment; longer ones break the contract. */
export const commentLimit = 500;
