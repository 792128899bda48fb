import type { Place } from '@songwai/core/places/place';

/** Shows a place on the map while the pointer or the focus is on it. */
export const previewing = (place: Place, onPreview: (place: Place | null) => void) => {
  const show = () => onPreview(place);
  const hide = () => onPreview(null);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
};
