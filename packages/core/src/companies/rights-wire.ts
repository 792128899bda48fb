import { Type } from 'typebox';

const given = { order: Type.Boolean(), view: Type.Boolean(), pay: Type.Boolean() };

/** What a company lets a member do: book, see all bookings, pay with the company's money, manage members and departments. */
export const memberRights = Type.Object({ ...given, manage: Type.Boolean() });

/** Rights to give. Who may manage may also view, because managing shows the members. */
export const rightsToGive = Type.Object({ ...given, manage: Type.Optional(Type.Boolean()) });
