import { renderToString } from 'react-dom/server';
import type { AppProps } from './app-props.ts';
import { ParcelApp } from './parcel-app.tsx';

/** The app as HTML, for the server. */
export const renderParcelApp = (props: AppProps): string => renderToString(<ParcelApp {...props} />);
