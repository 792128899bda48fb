/**
 * Shapes of Lucide (ISC) as one path each. They are copied, because the library's own files belong to the chunks of the other elements,
 * which the button would then fetch.
 */
const paths = {
  cross: 'M18 6 6 18M6 6l12 12',
  parcel:
    'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.29 7 12 12 20.71 7M7.5 4.27l9 5.15',
  message:
    'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
} as const;

const svg = 'http://www.w3.org/2000/svg';

/** An icon as `ui/icon` draws it, without a view library. */
export const createIcon = (name: keyof typeof paths): SVGElement => {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', 'sw-icon');
  icon.ariaHidden = 'true';
  icon.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', paths[name]);
  return icon;
};
