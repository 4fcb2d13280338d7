import type { Schemas } from '@fairlead/api-client/client';
import { requiredText, type Status, status, statusOf } from '@fairlead/kit';
import * as z from 'zod/mini';

export type InsuranceTypeBody = Schemas['InsuranceTypeCreate'];

/** Form values, as entered. */
export interface InsuranceTypeValues {
  name: string;
  tag: string;
  status: Status;
}

export const emptyInsuranceType: InsuranceTypeValues = { name: '', tag: '', status: 'ACTIVE' };

export const toValues = ({ name, tag, active }: Schemas['InsuranceType']): InsuranceTypeValues => ({
  name,
  tag,
  status: statusOf(active),
});

/** Validation of the form. */
export const insuranceTypeSchema = z.pipe(
  z.object({ name: requiredText(), tag: requiredText(), status: status() }),
  z.transform(
    ({ name, tag, status: chosen }): InsuranceTypeBody => ({
      name: name.trim(),
      tag: tag.trim(),
      active: chosen === 'ACTIVE',
    }),
  ),
);
