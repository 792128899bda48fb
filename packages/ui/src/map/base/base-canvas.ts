import type { Canvas as CanvasRenderer } from 'leaflet';
import { Canvas, Util } from 'leaflet/dist/leaflet-src.esm.js';

/** What Leaflet's types leave out of its canvas. */
interface CanvasParts {
  _redrawRequest: number | null;
  _redraw(): void;
}

const redrawAll: CanvasParts['_redraw'] = Reflect.get(Canvas.prototype, '_redraw');

/**
 * Leaflet's canvas, without its stray frame: where it draws at once because the map has moved, Leaflet forgets the frame that it had asked
 * for, can no longer call it off, and draws on a canvas that is gone when the map is removed before that frame.
 */
export const BaseCanvas: typeof CanvasRenderer = Canvas.extend({
  _redraw(this: CanvasParts) {
    if (this._redrawRequest) Util.cancelAnimFrame(this._redrawRequest);
    redrawAll.call(this);
  },
});
