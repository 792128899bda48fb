import { Type } from 'typebox';

// Only what is read; Pipedrive adds fields without notice, so that more is allowed everywhere.

/** A record that was made or changed, of API v2. */
export const numberedRecord = Type.Object({ data: Type.Object({ id: Type.Integer() }) });

/** A lead of API v1; its id is a UUID. */
export const leadRecord = Type.Object({ data: Type.Object({ id: Type.String() }) });

/** The result of a search of API v2, best first. */
export const foundRecords = Type.Object({
  data: Type.Object({ items: Type.Array(Type.Object({ item: Type.Object({ id: Type.Integer(), name: Type.String() }) })) }),
});

/** A list of API v2. */
export const organizationList = Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) });

export const personList = Type.Object({
  data: Type.Array(Type.Object({ id: Type.Integer(), phones: Type.Optional(Type.Array(Type.Object({ value: Type.String() }))) })),
});

export const dealList = Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })) });

// A list of API v1 is null where it is empty.
const listOrNull = <Item extends ReturnType<typeof Type.Object>>(item: Item) =>
  Type.Object({ data: Type.Union([Type.Array(item), Type.Null()]) });

export const leadList = listOrNull(Type.Object({ id: Type.String(), title: Type.String() }));

export const noteList = listOrNull(Type.Object({ id: Type.Integer(), content: Type.String() }));

/** The fields of deals, which leads have too, of API v2. */
export const dealFieldList = Type.Object({
  data: Type.Array(
    Type.Object({
      field_code: Type.String(),
      field_name: Type.String(),
      field_type: Type.String(),
      options: Type.Optional(Type.Union([Type.Array(Type.Object({ id: Type.Integer(), label: Type.String() })), Type.Null()])),
    }),
  ),
  additional_data: Type.Optional(
    Type.Union([Type.Object({ next_cursor: Type.Optional(Type.Union([Type.String(), Type.Null()])) }), Type.Null()]),
  ),
});
