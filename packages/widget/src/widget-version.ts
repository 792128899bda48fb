import { version } from '../package.json';

/** Version of the elements' public face (attributes, events, custom properties): that of the package. */
export const widgetVersion = version;
