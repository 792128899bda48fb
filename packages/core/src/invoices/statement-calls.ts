import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { CompanyStatement } from './statement.ts';

/** @param month MM/YYYY. @throws GatewayError 403 for a member without the right to pay. */
export const fetchStatement = async (transport: Transport, month: string): Promise<CompanyStatement> => {
  const reply = await call(transport, routes.companyStatement, { month });
  const { departments = [], references = [], movements = [], openingBalance = 0, closingBalance = 0 } = reply;
  return {
    departments: departments.map(({ department, jobCount, amount }) => ({
      name: department ?? null,
      jobCount,
      amountSatang: satangFromBaht(amount),
    })),
    references: references.map(({ reference, jobCount, amount }) => ({
      name: reference ?? null,
      jobCount,
      amountSatang: satangFromBaht(amount),
    })),
    openingSatang: satangFromBaht(openingBalance),
    movements: movements.map(({ at, kind, number, amount, balance }) => ({
      at: new Date(at),
      kind,
      number,
      amountSatang: satangFromBaht(amount),
      balanceSatang: satangFromBaht(balance),
    })),
    closingSatang: satangFromBaht(closingBalance),
  };
};
