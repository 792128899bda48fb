import { Type } from 'typebox';

/** A data request on the wire. */
export const requestWire = {
  requestId: Type.String(),
  kind: Type.Union([
    Type.Literal('export'),
    Type.Literal('erase'),
    Type.Literal('rectify'),
    Type.Literal('restrict'),
    Type.Literal('unrestrict'),
    Type.Literal('object'),
    Type.Literal('withdraw'),
  ]),
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('scheduled'),
    Type.Literal('closing'),
    Type.Literal('done'),
    Type.Literal('refused'),
    Type.Literal('cancelled'),
    Type.Literal('failed'),
  ]),
  wish: Type.String(),
  outcome: Type.String(),
  askedDateTime: Type.String(),
  dueDateTime: Type.Optional(Type.String()),
  settledDateTime: Type.Optional(Type.String()),
};
