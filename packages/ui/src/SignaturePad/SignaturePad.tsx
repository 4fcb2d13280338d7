'use client';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { groupProps, RequiredText } from '../FormField/RequiredText';
import { Inline } from '../Inline/Inline';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { TextField } from '../TextField/TextField';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import * as styles from './SignaturePad.css';
import {
  type Point,
  SIGNATURE_BOX,
  type Signature,
  signatureSvg,
  strokePath,
  typedSize,
  withoutLastStroke,
} from './signature';

const { width, height } = SIGNATURE_BOX;

export interface SignaturePadProps extends FieldProps, Omit<NativeProps<'div'>, 'id' | 'children' | 'defaultValue'> {
  /** Signature (controlled). Null while there is none. */
  value?: Signature | null;
  /** Signature at first (uncontrolled). Defaults to null. */
  defaultValue?: Signature | null;
  /** Called after each stroke, and after each change of the typed name. */
  onValueChange?: (value: Signature | null) => void;
  /** Name of a form field with the SVG image of the signature. */
  name?: string;
  /** Shows the signature without changing it. Defaults to `false`. */
  disabled?: boolean;
}

/**
 * Signature by mouse, finger or pen. Users can type their name instead. `signatureSvg` makes an image of the value.
 *
 * @example
 * <SignaturePad label="Signature" name="signature" required onValueChange={setSignature} />
 */
export function SignaturePad({
  value: given,
  defaultValue = null,
  onValueChange,
  name,
  disabled = false,
  ref,
  ...props
}: SignaturePadProps) {
  const [field, rest] = splitField(props);
  const translate = useTranslate();
  const [own, setOwn] = useState(defaultValue);
  const value = given === undefined ? own : given;
  const [prefersTyping, setPrefersTyping] = useState(false);
  const isTyping = value ? value.kind === 'typed' : prefersTyping;
  const [root, merged] = useOwnRef(ref);
  const change = (next: Signature | null) => {
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(root, () => {
    setPrefersTyping(false);
    change(defaultValue);
  });
  const path = value?.kind === 'drawn' ? value.path : '';
  const typed = value?.kind === 'typed' ? value.name : '';
  const setPath = (next: string) => change(next === '' ? null : { kind: 'drawn', path: next });
  const label = translate(value === null ? messages.signatureEmpty : messages.signatureDrawn);
  return (
    <FormField {...field} group>
      {(wiring) => (
        <div
          {...rest}
          {...groupProps(wiring)}
          ref={merged}
          aria-disabled={disabled || undefined}
          className={styles.root}
        >
          <div className={styles.box}>
            {isTyping ? (
              <svg viewBox={`0 0 ${width} ${height}`} className={styles.pad} aria-hidden="true">
                <Line />
                <text x={width / 2} y={100} fontSize={typedSize(typed)} className={styles.typed}>
                  {typed}
                </text>
              </svg>
            ) : (
              <Pad path={path} label={label} disabled={disabled} onStroke={(stroke) => setPath(path + stroke)} />
            )}
            {value === null && !isTyping && !disabled ? (
              <span className={styles.placeholder} aria-hidden="true">
                {translate(messages.signatureHint)}
              </span>
            ) : null}
          </div>
          {isTyping ? (
            <TextField
              label={translate(messages.signatureName)}
              hideLabel
              placeholder={translate(messages.signatureName)}
              autoComplete="name"
              disabled={disabled}
              value={typed}
              onValueChange={(text) => {
                setPrefersTyping(true);
                change(text === '' ? null : { kind: 'typed', name: text });
              }}
            />
          ) : null}
          {disabled ? null : (
            <Inline gap={8} wrap>
              {isTyping ? null : (
                <>
                  <Button size="small" disabled={path === ''} onClick={() => setPath(withoutLastStroke(path))}>
                    {translate(messages.undo)}
                  </Button>
                  <Button size="small" disabled={path === ''} onClick={() => setPath('')}>
                    {translate(messages.clear)}
                  </Button>
                </>
              )}
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  setPrefersTyping(!isTyping);
                  change(null);
                }}
              >
                {translate(isTyping ? messages.signatureDraw : messages.signatureType)}
              </Button>
            </Inline>
          )}
          <RequiredText {...wiring} />
          {name ? (
            <input type="hidden" name={name} value={value ? signatureSvg(value) : ''} disabled={disabled} />
          ) : null}
        </div>
      )}
    </FormField>
  );
}

const Line = () => <line x1={24} x2={width - 24} y1={120} y2={120} className={styles.line} />;

interface PadProps {
  path: string;
  label: string;
  disabled: boolean;
  /** Called with the path data of a finished stroke. */
  onStroke: (path: string) => void;
}

function Pad({ path, label, disabled, onStroke }: PadProps) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  /** Also has the points that are not rendered yet when a quick stroke ends. */
  const latest = useRef<readonly Point[]>([]);
  const keep = (next: readonly Point[]) => {
    latest.current = next;
    setPoints(next);
  };
  const pointOf = (event: { clientX: number; clientY: number }, pad: Element): Point => {
    const rect = pad.getBoundingClientRect();
    return {
      x: ((event.clientX - rect.left) / rect.width) * width,
      y: ((event.clientY - rect.top) / rect.height) * height,
    };
  };
  const end = () => {
    if (latest.current.length > 0) onStroke(strokePath(latest.current));
    keep([]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { currentTarget: pad, nativeEvent } = event;
    const passed = nativeEvent.getCoalescedEvents?.() ?? [];
    const events = passed.length > 0 ? passed : [nativeEvent];
    if (latest.current.length > 0) keep([...latest.current, ...events.map((each) => pointOf(each, pad))]);
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={styles.pad}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        keep([pointOf(event, event.currentTarget)]);
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Line />
      <path d={path + strokePath(points)} className={styles.ink} />
    </svg>
  );
}
