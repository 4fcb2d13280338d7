import { defineFields } from '@fairlead/kit';
import { claimLimits, claimPersonRoles } from '@fairlead/rules';
import { FormGrid, PhoneField, RepeatableFields, Select, Stack, TextArea, TextField } from '@fairlead/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyPerson, type PeopleValues, type PersonValues } from './claimFields';

const { Field } = defineFields<PeopleValues>()({
  messages: 'claims',
  fields: {
    injuries: { label: 'injuries', hint: 'injuriesHint' },
    'people.*.name': { label: 'person.name', required: true },
    'people.*.role': { label: 'person.role', required: true },
    'people.*.phone': 'person.phone',
  },
});

/** Fields for injuries, damage and other people involved. */
export function PeopleFields() {
  const { t } = useTranslation('claims');
  const { control, formState, setValue } = useFormContext<PeopleValues>();
  const people = useWatch({ control, name: 'people' });
  const { errors, isSubmitted } = formState;
  // avoids `useFieldArray`, which would add its code to every page with a form
  const setPeople = (next: PersonValues[]) =>
    setValue('people', next, { shouldDirty: true, shouldValidate: isSubmitted || errors.people !== undefined });
  return (
    <Stack gap={20}>
      <Field name="injuries" as={TextArea} counter={claimLimits.injuries} rows={4} />
      <RepeatableFields
        label={t('people')}
        hint={t('peopleHint')}
        rows={people}
        rowLabel={(index) => t('person', { index: index + 1 })}
        addLabel={t('person.add')}
        onAdd={() => setPeople([...people, emptyPerson()])}
        onRemove={(index) => setPeople(people.filter((_, at) => at !== index))}
        min={0}
        max={claimLimits.people}
      >
        {(_, index) => (
          <FormGrid>
            <Field name={`people.${index}.name`} as={TextField} />
            <Field
              name={`people.${index}.role`}
              as={Select}
              options={claimPersonRoles.map((role) => ({ value: role, label: t(`claimPersonRole.${role}`) }))}
            />
            <Field name={`people.${index}.phone`} as={PhoneField} autoComplete="off" />
          </FormGrid>
        )}
      </RepeatableFields>
    </Stack>
  );
}
