import { Chip, type ChipProps, type Tone } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../language';

export interface EnumChipProps<Value> extends Pick<ChipProps, 'size' | 'title' | 'icon'> {
  status: Value;
}

/**
 * Makes the chip of an enum, with the label and tone of each value.
 *
 * @param messages Namespace of the labels.
 * @param labels Message key of a label, without the value.
 * @example
 * export const ClaimChip = enumChip('claims', 'claimStatus', claimStatusTones);
 */
export const enumChip = <N extends keyof Messages, Labels extends string, Value extends string>(
  messages: `${Labels}.${Value}` extends keyof Messages[N] ? N : never,
  labels: Labels,
  tones: Readonly<Record<Value, Tone>>,
) =>
  function EnumChip({ status, ...rest }: EnumChipProps<Value>) {
    const { t } = useTranslation<keyof Messages>(messages);
    const translate = t as unknown as (key: string) => string;
    return (
      <Chip {...rest} tone={tones[status]} status={status}>
        {translate(`${labels}.${status}`)}
      </Chip>
    );
  };
