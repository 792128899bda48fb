import { loadSongwai, type SongwaiEventMap } from '@songwai/widget';
import { SongwaiBooking, SongwaiTracking } from '@songwai/widget/react';
import { useEffect, useReducer, useState } from 'react';
import type { AppProps } from './app-props.ts';
import { noteEvent, nothingYet } from './app-state.ts';
import { Facts } from './facts.tsx';
import { texts } from './texts.ts';

/** Songwai asks for a token when it needs one: at sign-on, and again when the session has ended. */
const getToken = async (): Promise<string> => (await fetch('/react/token', { method: 'POST' })).text();

/** The residents' page: the server renders it, and the browser goes on with it. */
export function ParcelApp({ songwaiOrigin, partner, language, theme }: AppProps) {
  const [state, dispatch] = useReducer(noteEvent, nothingYet);
  const [hasFailed, setFailed] = useState(false);
  const text = texts[language];
  const look = { partner, theme, lang: language };
  const note = (event: SongwaiEventMap[keyof SongwaiEventMap]) => dispatch(event);

  useEffect(() => {
    loadSongwai({ origin: songwaiOrigin }).catch(() => setFailed(true));
  }, [songwaiOrigin]);

  return (
    <main className="home">
      <section className="intro">
        <h1>{text.headline}</h1>
        <p>{text.lead}</p>
        {hasFailed ? <p role="alert">{text.problem}</p> : null}
        <Facts state={state} text={text} />
      </section>
      <section className="send" aria-label={text.headline}>
        <SongwaiBooking
          {...look}
          getToken={getToken}
          pickUp={text.pickUp}
          pickUpAt="13.72350,100.51420"
          vehicle="motorcycle"
          onReady={note}
          onStep={note}
          onPrice={note}
          onSignOn={note}
          onBooked={note}
          onError={note}
        >
          <p>{text.call}</p>
        </SongwaiBooking>
        {state.trackingId === null ? null : (
          <SongwaiTracking {...look} trackingId={state.trackingId} onStatus={note} onDelivered={note} />
        )}
      </section>
    </main>
  );
}
