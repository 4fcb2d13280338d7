'use client';
import { useRef } from 'react';
import { Button } from '../Button/Button';
import { Camera } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { useMediaQuery } from '../useMediaQuery';

interface CameraButtonProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** Button that takes a photo with the camera at the back of a phone or tablet. Other devices show nothing. */
export function CameraButton({ disabled, onFiles }: CameraButtonProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  // With a mouse, `capture` has no effect and the button would be a second file dialog.
  const hasTouch = useMediaQuery('(pointer: coarse)');
  if (!hasTouch) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        disabled={disabled}
        onChange={(event) => {
          // A form library that listens on a parent would read the event as the value of the field.
          event.stopPropagation();
          const { files } = event.currentTarget;
          if (files && files.length > 0) onFiles([...files]);
          // The same photo can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Button writes disabled={disabled} leadingIcon={<Camera />} onClick={() => input.current?.click()}>
        {translate(messages.takePhoto)}
      </Button>
    </>
  );
}
