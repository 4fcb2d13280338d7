import { defineForm } from '@fairlead/kit';
import { defaultIdleMinutes, type FactorGroup, idleMinutes } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { SettingsRecord, SignInRules } from './settings.api';

interface SignInValues {
  factorRequiredFor: FactorGroup[];
  idleMinutes: string;
}

const schema = z.pipe(
  z.object({ factorRequiredFor: z.array(z.custom<FactorGroup>()), idleMinutes: z.string() }),
  z.transform(
    ({ factorRequiredFor, idleMinutes: chosen }): SignInRules => ({
      factorRequiredFor,
      idleMinutes: idleMinutes.find((minutes) => String(minutes) === chosen) ?? defaultIdleMinutes,
    }),
  ),
);

/** Form of the rules for the sign-in to an agency. */
export const signInForm = defineForm({
  messages: 'agencies',
  fields: {
    factorRequiredFor: { label: 'settings.factor' },
    idleMinutes: { label: 'settings.idle', hint: 'settings.idleHint', required: true },
  },
  valuesOf: ({ signIn }: SettingsRecord): SignInValues => ({
    factorRequiredFor: signIn.factorRequiredFor,
    idleMinutes: String(signIn.idleMinutes),
  }),
  resolver: () => zodResolver(schema),
});
