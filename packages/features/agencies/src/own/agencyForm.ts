import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, requiredLine } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** Agency to save. `image` is a file to upload, null to remove the image, or undefined to keep it. */
export type AgencyBody = Pick<Required<Schemas['AgencyUpdate']>, 'agencyName' | 'insuranceTypeIds' | 'states'> & {
  image?: File | null;
};

/** Form values, as entered. */
interface AgencyValues {
  /** New image, null if it was removed, or undefined if it is unchanged. */
  image: File | null | undefined;
  agencyName: string;
  insuranceTypeIds: string[];
  /** State codes. */
  states: string[];
}

const toValues = ({ agencyName, insuranceTypes, states }: Schemas['Agency']): AgencyValues => ({
  image: undefined,
  agencyName,
  insuranceTypeIds: insuranceTypes.map(({ id }) => id),
  states: states.map(({ state_code }) => state_code),
});

/** Validation of the form. */
export const agencySchema = z.pipe(
  z.object({
    image: z.custom<File | null | undefined>(),
    agencyName: requiredLine(),
    insuranceTypeIds: z.array(z.string()),
    states: z.array(z.string()),
  }),
  z.transform(
    ({ image, agencyName, ...rest }): AgencyBody => ({
      ...rest,
      agencyName: agencyName.trim(),
      ...(image !== undefined && { image }),
    }),
  ),
);

export const agencyForm = defineForm({
  messages: 'agencies',
  fields: {
    image: { label: 'logo', hint: 'logoHint' },
    agencyName: { label: 'agencyName', required: true },
    insuranceTypeIds: 'lines',
    states: 'states',
  },
  valuesOf: toValues,
  resolver: () => zodResolver(agencySchema),
});
