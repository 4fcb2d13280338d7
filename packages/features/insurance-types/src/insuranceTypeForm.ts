import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, requiredText, type Status, status, statusOf } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type InsuranceTypeBody = Schemas['InsuranceTypeCreate'];

/** Form values, as entered. */
export interface InsuranceTypeValues {
  name: string;
  tag: string;
  status: Status;
}

export const emptyInsuranceType: InsuranceTypeValues = { name: '', tag: '', status: 'ACTIVE' };

const toValues = ({ name, tag, active }: Schemas['InsuranceType']): InsuranceTypeValues => ({
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

export const insuranceTypeForm = defineForm({
  messages: 'insuranceTypes',
  fields: {
    name: { label: 'name', required: true },
    tag: { label: 'tag', hint: 'tagHint', required: true },
    status: { label: 'kit:status', required: true },
  },
  empty: emptyInsuranceType,
  valuesOf: toValues,
  resolver: () => zodResolver(insuranceTypeSchema),
});
