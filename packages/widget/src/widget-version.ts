/** Version of the element's public face (attributes, events, custom properties). */
export const widgetVersion = '1.0.0';
