import type { HTMLAttributes } from 'react';
import { useDropzone } from 'react-dropzone';

export interface DropOptions {
  /** Extensions and MIME types, as the `accept` of a file input takes them; anything when it is left out. */
  accept?: readonly string[];
  /** Several at once. */
  multiple?: boolean;
  disabled?: boolean;
  /** What was chosen, dropped or pasted, as it came: whoever takes the files looks at their kind and size. */
  onFiles: (files: File[]) => void;
}

/**
 * Files by choosing, dropping and pasting. Checking is left to the caller, since each file that is refused is shown with the
 * reason.
 */
export function useDrop({ accept, multiple = false, disabled, onFiles }: DropOptions) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled,
    multiple: true,
    // a button of ours opens the dialog, by pointer and by keyboard
    noClick: true,
    noKeyboard: true,
    // nor does the input's own event leave: a form library that listens to the field would take it for the value
    noDragEventsBubbling: true,
    onDrop: (files) => {
      if (files.length > 0) onFiles(files);
    },
  });
  return {
    over: isDragActive,
    open,
    /** The zone's own props, and what the caller wants it to have; the library drops what it does not use itself. */
    rootProps: (given: HTMLAttributes<HTMLElement>) => {
      const { onKeyDown, onFocus, onBlur } = given;
      return { ...getRootProps(given), onKeyDown, onFocus, onBlur };
    },
    // the button of ours is the control, so that the input is nothing to see, to hear or to reach
    inputProps: getInputProps({
      multiple,
      accept: accept?.join(),
      hidden: true,
      style: undefined,
      'aria-label': undefined,
    }),
  };
}
