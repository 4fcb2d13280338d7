import { useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { formatBytes } from '../DocCard/formatBytes';
import { useDrop } from '../Dropzone/useDrop';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Inline } from '../Inline/Inline';
import { Trash2, Upload } from '../icons';
import { useLocale, useWords, type Word } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ImagePreview, type imageVariants } from './ImagePreview';
import * as styles from './ImageUpload.css';
import { type ImageFault, imageFault } from './imageFault';

const faultWords: Record<ImageFault, Word> = {
  broken: words.imageBroken,
  tooLarge: words.imageTooLarge,
  wrongKind: words.fileWrongKind,
};
const usualTypes = ['image/png', 'image/jpeg', 'image/gif'];

export interface ImageUploadProps
  extends FieldProps,
    Omit<NativeProps<'div'>, 'id' | 'children' | 'role' | 'ref'>,
    Pick<NativeProps<'button'>, 'ref' | 'disabled'> {
  variant?: (typeof imageVariants)[number];
  /** Whose picture it is; gives the initials that stand without one. */
  name: string;
  /** The picture that is stored. */
  src?: string | null;
  /** The one that takes its place; `null` for none, left out for no change. */
  value?: File | null;
  onValueChange?: (file: File | null) => void;
  /** Extensions, types and groups of types; PNG, JPEG and GIF unless told otherwise. */
  accept?: readonly string[];
  /** In bytes. */
  maxBytes?: number;
  /** What the product says to a fault, in place of the usual words. */
  faultTexts?: Partial<Record<ImageFault, string>>;
  /** The picture is being sent. */
  loading?: boolean;
}

/**
 * One picture, seen as it will be: a face or a logo. It is chosen, dropped or pasted, and refused at once when the browser
 * cannot draw it. `ref` reaches the button that opens the dialog.
 *
 * Keyboard: Tab to the buttons, Enter and Space press them; Ctrl V on one of them pastes.
 */
export function ImageUpload({
  variant = 'avatar',
  name,
  src,
  value,
  onValueChange,
  accept = usualTypes,
  maxBytes = Number.POSITIVE_INFINITY,
  faultTexts,
  loading = false,
  disabled = false,
  ref,
  ...props
}: ImageUploadProps) {
  const [field, root] = splitField(props);
  const say = useWords();
  const locale = useLocale();
  const [own, setOwn] = useState<File | null>();
  const [fault, setFault] = useState<ImageFault>();
  const chosen = value === undefined ? own : value;
  const source = chosen === undefined ? src : chosen;
  const change = (next: File | null) => {
    setFault(undefined);
    setOwn(next);
    onValueChange?.(next);
  };

  const turn = useRef(0);
  const take = async ([file]: File[]) => {
    if (!file) return;
    turn.current += 1;
    const mine = turn.current;
    const found = await imageFault(file, { accept, maxBytes });
    // another one was chosen while this one was looked at
    if (mine !== turn.current) return;
    if (found) setFault(found);
    else change(file);
  };
  const { over, open, rootProps, inputProps } = useDrop({
    accept,
    disabled: disabled || loading,
    onFiles: (files) => void take(files),
  });

  const [choose, buttonRef] = useOwnRef(ref);
  useFormReset(choose, () => {
    setFault(undefined);
    setOwn(undefined);
  });
  const remove = () => {
    turn.current += 1;
    change(null);
    // the button that was pressed goes with the picture
    choose.current?.focus();
  };
  const limit = formatBytes(maxBytes, locale);
  const faultText = fault && (faultTexts?.[fault] ?? say(faultWords[fault], { limit }));
  const error = faultText ?? field.error;
  return (
    <div {...rootProps(root)} data-over={over || undefined} className={styles.root}>
      <Inline gap={16}>
        <ImagePreview {...{ variant, source, name }} />
        <input {...inputProps} />
        <FormField {...field} error={error} group>
          {({ 'aria-required': required, ...wiring }) => (
            <Inline {...wiring} role="group" wrap>
              <Button
                ref={buttonRef}
                leadingIcon={<Upload />}
                loading={loading}
                disabled={disabled}
                aria-describedby={wiring['aria-describedby']}
                onClick={open}
              >
                {say(words.chooseImage)}
                {required && <VisuallyHidden>{` ${say(words.required)}`}</VisuallyHidden>}
              </Button>
              {source && (
                <Button variant="ghost" leadingIcon={<Trash2 />} disabled={disabled || loading} onClick={remove}>
                  {say(words.remove)}
                </Button>
              )}
              <VisuallyHidden role="status">{faultText}</VisuallyHidden>
            </Inline>
          )}
        </FormField>
      </Inline>
    </div>
  );
}
