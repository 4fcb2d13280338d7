import { claimLimits, claimPersonRoles } from '@fairlead/rules';
import { FormGrid, PhoneField, RepeatableFields, Select, Stack, TextArea, TextField } from '@fairlead/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyPerson, type PeopleValues, type PersonValues } from './claimFields';
import { useErrorText } from './useErrorText';

/** Fields for injuries, damage and other people involved. */
export function PeopleFields() {
  const { t } = useTranslation('claims');
  const errorText = useErrorText();
  const { register, control, formState, setValue } = useFormContext<PeopleValues>();
  const people = useWatch({ control, name: 'people' });
  const { errors, isSubmitted } = formState;
  // avoids `useFieldArray`, which would add its code to every page with a form
  const setPeople = (next: PersonValues[]) =>
    setValue('people', next, { shouldDirty: true, shouldValidate: isSubmitted || errors.people !== undefined });
  return (
    <Stack gap={20}>
      <TextArea
        {...register('injuries')}
        label={t('injuries')}
        hint={t('injuriesHint')}
        counter={claimLimits.injuries}
        rows={4}
        error={errorText(t('injuries'), errors.injuries)}
      />
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
        {(_, index) => {
          const rowErrors = errors.people?.[index];
          return (
            <FormGrid>
              <TextField
                {...register(`people.${index}.name`)}
                label={t('person.name')}
                error={errorText(t('person.name'), rowErrors?.name)}
                required
              />
              <Controller
                control={control}
                name={`people.${index}.role`}
                render={({ field: { ref, value, onBlur, onChange } }) => (
                  <Select
                    ref={ref}
                    label={t('person.role')}
                    options={claimPersonRoles.map((role) => ({ value: role, label: t(`claimPersonRole.${role}`) }))}
                    value={claimPersonRoles.find((role) => role === value) ?? ''}
                    onValueChange={onChange}
                    onBlur={onBlur}
                    error={errorText(t('person.role'), rowErrors?.role)}
                    required
                  />
                )}
              />
              <Controller
                control={control}
                name={`people.${index}.phone`}
                render={({ field: { ref, value, onBlur, onChange } }) => (
                  <PhoneField
                    ref={ref}
                    autoComplete="off"
                    label={t('person.phone')}
                    value={value}
                    onValueChange={onChange}
                    onBlur={onBlur}
                    error={errorText(t('person.phone'), rowErrors?.phone)}
                  />
                )}
              />
            </FormGrid>
          );
        }}
      </RepeatableFields>
    </Stack>
  );
}
