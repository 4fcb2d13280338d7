import type { Result } from '@fairlead/api-client/client';
import { Box, Button, Dialog, type DialogProps, Stack, toast } from '@fairlead/ui';
import { type ComponentType, type FormEvent, type ReactNode, useCallback, useId, useState } from 'react';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from './DraftNotice';
import type { FormDefinition } from './defineForm';
import { showFailure } from './failure';
import { LeaveDialog } from './LeaveDialog';
import { SaveError } from './SaveError';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import { useDraft } from './useDraft';

type Tone = 'accent' | 'danger';

/** Props that a form gives the window around it. */
export type FormFrameProps = Required<Pick<DialogProps, 'open' | 'onOpenChange' | 'size' | 'title' | 'footer'>> &
  Pick<DialogProps, 'description' | 'children'>;

export interface FormDialogProps<V extends FieldValues, B, R, F extends string, S> {
  form: FormDefinition<V, B, R, F>;
  /** Stored record; undefined for a new one. The dialog keeps the one with which it opened. */
  record?: R;
  /** First values of a new record. Fields that are left out start empty. */
  initial?: Partial<V>;
  title: string;
  description?: ReactNode;
  /** A function returns it for the entered values. */
  submitLabel: string | ((values: V) => string);
  /** A function returns it for the entered values. Defaults to `accent`. */
  tone?: Tone | ((values: V) => Tone);
  /** Width of the dialog. Defaults to `small`. */
  size?: DialogProps['size'];
  /** Window around the form. Defaults to `Dialog`. */
  frame?: ComponentType<FormFrameProps>;
  /** Disables the submit button until it returns true. Defaults to always enabled. */
  ready?: (values: V) => boolean;
  /** Saves the form. `stored` is the record with which the dialog opened, after a conflict the record from `currentIn`. */
  save: (body: B, stored: R | undefined) => Promise<Result<S>>;
  /** Reads the current record from the response to a conflict, so that the user can load or overwrite it. */
  currentIn?: (payload: unknown) => R | undefined;
  /** Called after saving, before the dialog closes. Defaults to a toast with the server's message. */
  onSaved?: (saved: S, message: string) => void;
  onClose: () => void;
  /** Another action, such as a preview, at the start of the footer. It is in the context of the form. */
  footerStart?: ReactNode;
  /**
   * Keeps unsaved values under this name when the session ends or the tab loads the page again, until the same user opens the
   * dialog on the same page.
   * Include the id of the record if the page can show several. Not for passwords. Defaults to not keeping them.
   */
  draftName?: string;
  /** Fields. */
  children: ReactNode;
}

/**
 * Dialog with one form. Errors appear at their fields or above the form, and the entered values stay. The dialog cannot be
 * closed while it saves. Esc, the close button and a press outside ask for confirmation if the user has changed something.
 */
export function FormDialog<V extends FieldValues, B, R, F extends string, S>(props: FormDialogProps<V, B, R, F, S>) {
  const { form: definition, initial, title, description, submitLabel, tone = 'accent', size = 'small' } = props;
  const { ready, save, currentIn, onSaved, onClose, footerStart, draftName, children } = props;
  const { frame: Frame = Dialog } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  // a newer version that loads in the background must not hide a conflict
  const [record] = useState(props.record);
  const form = definition.useForm(record, initial);
  const valuesOf = definition.useValuesOf();
  const [current, setCurrent] = useState<R>();
  const { errors, isSubmitted, isSubmitting, isDirty } = form.formState;
  // A rich-text editor reports its own notation of the text without input of the user.
  const [touched, setTouched] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const draft = useDraft(form, {
    name: draftName ?? title,
    typed: draftName !== undefined && touched && isDirty,
    stored: current ?? record,
    onRestored: useCallback((stored: R | undefined) => {
      setCurrent(stored);
      setTouched(true);
    }, []),
  });
  const unsaved = touched && isDirty && !isSubmitting;
  const values = useWatch({
    control: form.control,
    disabled: ![ready, submitLabel, tone].some((each) => typeof each === 'function'),
  }) as V;
  const serverError = errors.root?.server;
  const conflict = serverError?.type === 'stale' ? current : undefined;

  const touch = () => setTouched(true);
  const submit = form.handleSubmit(async (body) => {
    const result = await save(body, current ?? record);
    if (!result.ok) {
      const { code, payload } = result.failure;
      setCurrent((before) => (code === 'stale' ? currentIn?.(payload) : undefined) ?? before);
      return showFailure(form, result.failure);
    }
    if (onSaved) onSaved(result.payload, result.message);
    else toast.success(result.message);
    onClose();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React events of a dialog also reach the form of the page around it
    event.stopPropagation();
    if (!isSubmitting) void submit();
  };

  return (
    <Frame
      open
      size={size}
      onOpenChange={(open) => {
        if (open || isSubmitting) return;
        if (unsaved) setLeaving(true);
        else onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          {footerStart ? (
            <FormProvider {...form}>
              <Box grow>{footerStart}</Box>
            </FormProvider>
          ) : null}
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="solid"
            tone={typeof tone === 'function' ? tone(values) : tone}
            loading={isSubmitting}
            disabled={ready?.(values) === false}
          >
            {typeof submitLabel === 'function' ? submitLabel(values) : submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          aria-label={title}
          onSubmit={handleSubmit}
          onPointerDownCapture={touch}
          onKeyDownCapture={(event) => {
            touch();
            submitOnCtrlEnter(event);
          }}
          onInputCapture={touch}
          onDropCapture={touch}
        >
          <Stack gap={20}>
            {serverError ? (
              <SaveError
                text={serverError.message ?? ''}
                stale={conflict !== undefined}
                onLoad={conflict && (() => form.reset(valuesOf(conflict)))}
              />
            ) : draft.restored && !isSubmitted ? (
              <DraftNotice
                onDiscard={() => {
                  form.reset();
                  setCurrent(undefined);
                  setTouched(false);
                  draft.discard();
                }}
              />
            ) : null}
            {children}
          </Stack>
        </form>
      </FormProvider>
      <UnsavedChangesGuard when={unsaved} inDialog />
      {unsaved ? <LeaveDialog open={leaving} kind="dialog" onStay={() => setLeaving(false)} onLeave={onClose} /> : null}
    </Frame>
  );
}
