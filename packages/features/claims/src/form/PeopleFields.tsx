import { claimLimits, claimPersonRoles } from '@fairlead/rules';
import { FormGrid, PhoneField, RepeatableFields, Select, Stack, TextArea, TextField } from '@fairlead/ui';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyPerson, type PeopleValues } from './claimFields';
import { useFaultText } from './useFaultText';

/** Who was hurt, what was damaged, and who else has to do with it. */
export function PeopleFields() {
  const { t } = useTranslation('claims');
  const faultText = useFaultText();
  const { register, control, formState } = useFormContext<PeopleValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'people' });
  const { errors } = formState;
  return (
    <Stack gap={20}>
      <TextArea
        {...register('injuries')}
        label={t('injuries')}
        hint={t('injuriesHint')}
        counter={claimLimits.injuries}
        rows={4}
        error={faultText(t('injuries'), errors.injuries)}
      />
      <RepeatableFields
        label={t('people')}
        hint={t('peopleHint')}
        rows={fields}
        rowLabel={(index) => t('person', { index: index + 1 })}
        addLabel={t('person.add')}
        onAdd={() => append(emptyPerson, { shouldFocus: false })}
        onRemove={remove}
        min={0}
        max={claimLimits.people}
      >
        {(_, index) => {
          const wrong = errors.people?.[index];
          return (
            <FormGrid>
              <TextField
                {...register(`people.${index}.name`)}
                label={t('person.name')}
                error={faultText(t('person.name'), wrong?.name)}
                required
              />
              <Controller
                control={control}
                name={`people.${index}.role`}
                render={({ field: { ref, value, onBlur, onChange } }) => (
                  <Select
                    ref={ref}
                    label={t('person.role')}
                    options={claimPersonRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
                    value={claimPersonRoles.find((role) => role === value) ?? ''}
                    onValueChange={onChange}
                    onBlur={onBlur}
                    error={faultText(t('person.role'), wrong?.role)}
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
                    error={faultText(t('person.phone'), wrong?.phone)}
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
