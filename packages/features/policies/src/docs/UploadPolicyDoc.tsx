import { uploadFile } from '@fairlead/api-client/upload';
import { showFailure, useFieldText } from '@fairlead/kit';
import { PolicyPicker } from '@fairlead/pickers';
import { MAX_UPLOAD_BYTES, policyDocTypes } from '@fairlead/rules';
import { Alert, Button, Dialog, FileUpload, Select, Stack, toast } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PolicyDocBody, type PolicyDocValues, policyDocSchema, storedId } from './docForm';
import { useAddPolicyDoc } from './policyDocs.api';

interface UploadPolicyDocProps {
  /** Policy of the page. Undefined to let the user choose one. */
  policyId: string | undefined;
  onClose: () => void;
}

/** Dialog that uploads a document of a policy. */
export function UploadPolicyDoc({ policyId, onClose }: UploadPolicyDocProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const fieldText = useFieldText();
  const add = useAddPolicyDoc();
  const id = useId();
  const schema = useMemo(
    () => policyDocSchema({ policy: t('docs.needPolicy'), type: t('docs.needType'), file: t('docs.needFile') }),
    [t],
  );
  const form = useForm<PolicyDocValues, unknown, PolicyDocBody>({
    resolver: zodResolver(schema),
    // shows errors on blur, because the button stays disabled until the form is complete
    mode: 'onTouched',
    defaultValues: { typeId: policyId ?? '', docType: '', dbfileId: [] },
  });
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [typeId, docType, files] = useWatch({ control, name: ['typeId', 'docType', 'dbfileId'] });
  const complete = typeId !== '' && docType !== '' && storedId(files) !== undefined;
  const errorText = (label: string, message: string | undefined) =>
    fieldText(label, message === undefined ? undefined : { type: 'server', message });

  const submit = form.handleSubmit(async (body) => {
    const result = await add(body);
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => (open || isSubmitting ? undefined : onClose())}
      title={t('docs.upload')}
      description={t('docs.uploadText')}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={id} variant="solid" tone="accent" loading={isSubmitting} disabled={!complete}>
            {t('docs.add')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate aria-label={t('docs.upload')} onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {errors.root?.server ? <Alert tone="danger" title={errors.root.server.message} /> : null}
          {policyId === undefined ? (
            <Controller
              control={control}
              name="typeId"
              render={({ field: { ref, value, onBlur, onChange } }) => (
                <PolicyPicker
                  ref={ref}
                  value={value}
                  onBlur={onBlur}
                  onValueChange={onChange}
                  label={t('policy')}
                  error={errorText(t('policy'), errors.typeId?.message)}
                  required
                />
              )}
            />
          ) : null}
          <Controller
            control={control}
            name="docType"
            render={({ field: { ref, value, onBlur, onChange } }) => (
              <Select
                ref={ref}
                label={t('docs.type')}
                options={policyDocTypes.map((type) => ({ value: type, label: t(`policyDocType.${type}`) }))}
                value={policyDocTypes.find((type) => type === value) ?? ''}
                onBlur={onBlur}
                onValueChange={onChange}
                placeholder={t('docs.needType')}
                error={errorText(t('docs.type'), errors.docType?.message)}
                required
              />
            )}
          />
          <Controller
            control={control}
            name="dbfileId"
            render={({ field: { ref, value, onChange } }) => (
              <FileUpload
                ref={ref}
                label={t('docs.file')}
                value={value}
                onValueChange={onChange}
                upload={(file, context) =>
                  uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'POLICY', ...context })
                }
                maxBytes={MAX_UPLOAD_BYTES}
                faultTexts={{ tooLarge: t('kit:docs.tooLarge') }}
                hint={t('docs.needFile')}
                error={errorText(t('docs.file'), errors.dbfileId?.message)}
                required
              />
            )}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
