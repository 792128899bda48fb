import type { Canvas as CanvasRenderer } from 'leaflet';
import { cancelAnimFrame } from 'leaflet/src/core/Util.js';
import { Canvas } from 'leaflet/src/layer/vector/Canvas.js';

/** Private members of Leaflet's canvas that its types omit. */
interface CanvasParts {
  _redrawRequest: number | null;
  _redraw(): void;
}

const redrawAll: CanvasParts['_redraw'] = Reflect.get(Canvas.prototype, '_redraw');

/**
 * Leaflet's canvas with a fix for a stray animation frame. When it redraws at once after a move, Leaflet forgets the frame
 * requested before and cannot cancel it, so if the map is removed before that frame, it draws on a canvas that no longer exists.
 */
export const BaseCanvas: typeof CanvasRenderer = Canvas.extend({
  _redraw(this: CanvasParts) {
    if (this._redrawRequest) cancelAnimFrame(this._redrawRequest);
    redrawAll.call(this);
  },
});
