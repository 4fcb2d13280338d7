import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, optionalText } from '@fairlead/kit';
import { profileLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { ProfileMessages } from './locales/en';
import type { Profile } from './profile.api';
import { optionalAddress } from './profileForm';

type Fields = 'statesId' | 'insuranceTypeId' | 'linkedInUrl' | 'facebookUrl' | 'bio';
export type AdditionalBody = Required<Pick<Schemas['ProfileUpdate'], Fields>>;
/** The form values equal the request, except for surrounding white space. */
export type AdditionalValues = AdditionalBody;

/** Available choices. */
export interface Choices {
  states: readonly { id: string; name: string }[];
  types: readonly { id: string; name: string }[];
}

/** Profile to edit. */
export interface OfferedProfile extends Profile {
  offer: Choices;
}

/** Form values without choices that are no longer available. */
export function toAdditionalValues({ me }: Profile, offer: Choices): AdditionalValues {
  const { supportedStates, supportedInsuranceTypes, linkedInUrl, facebookUrl, bio } = me.userDetails;
  const among = (offered: readonly { id: string }[], chosen: readonly { id: string }[]) => {
    const ids = new Set(chosen.map(({ id }) => id));
    return offered.map(({ id }) => id).filter((id) => ids.has(id));
  };
  return {
    statesId: among(offer.states, supportedStates),
    insuranceTypeId: among(offer.types, supportedInsuranceTypes),
    linkedInUrl,
    facebookUrl,
    bio,
  };
}

/** Validation of the form for additional information. */
export const additionalSchema = z.pipe(
  z.object({
    statesId: z.array(z.string()).check(z.minLength(1, 'stateRequired' satisfies keyof ProfileMessages)),
    insuranceTypeId: z.array(z.string()),
    linkedInUrl: optionalAddress(),
    facebookUrl: optionalAddress(),
    bio: optionalText(profileLimits.bio),
  }),
  z.transform(
    ({ linkedInUrl, facebookUrl, bio, ...chosen }): AdditionalBody => ({
      ...chosen,
      linkedInUrl: linkedInUrl.trim(),
      facebookUrl: facebookUrl.trim(),
      bio: bio.trim(),
    }),
  ),
);

export const additionalForm = defineForm({
  messages: 'profile',
  fields: {
    insuranceTypeId: 'types',
    statesId: { label: 'states', required: true },
    facebookUrl: 'facebookUrl',
    linkedInUrl: 'linkedInUrl',
    bio: 'bio',
  },
  valuesOf: ({ offer, ...profile }: OfferedProfile) => toAdditionalValues(profile, offer),
  resolver: () => zodResolver(additionalSchema),
});
