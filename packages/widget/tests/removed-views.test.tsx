import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { VehicleDrawing, type VehicleKind } from '@songwai/features/shared/vehicles/vehicle-drawing';
import { expect, test } from 'vitest';
import { clearOut, renderInto } from '../src/render.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Renders twice, as a view does that changes, and takes it out again. */
const showAndRemove = (kind: VehicleKind): WeakRef<Element> => {
  const container = document.createElement('div');
  renderInto(container, <VehicleDrawing kind={kind} />);
  renderInto(container, <VehicleDrawing kind={kind} label="Vehicle" />);
  const drawing = new WeakRef<Element>(container.querySelector('svg') ?? container);
  clearOut(container);
  return drawing;
};

test.each<VehicleKind>(['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer'])(
  'a %s that a page no longer shows, with the form around it, leaves the memory',
  async (kind) => {
    const drawing = showAndRemove(kind);
    // A weak reference is strong until the task that made it ends.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    expect(drawing.deref()).toBeUndefined();
  },
);
