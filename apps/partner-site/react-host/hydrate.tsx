import { hydrateRoot } from 'react-dom/client';
import type { AppProps } from './app-props.ts';
import { ParcelApp } from './parcel-app.tsx';

const root = document.getElementById('app');
const props = JSON.parse(document.getElementById('props')?.textContent ?? '') as AppProps;
if (root) hydrateRoot(root, <ParcelApp {...props} />);
